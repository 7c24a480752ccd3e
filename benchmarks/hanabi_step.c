/* The base game in plain C, as a yardstick for the kernel's speed (benchmarks/kernel.py).
 *
 * Random legal play from the same seeds as hanabi.fast, with the same work for each move: legal
 * moves, choice, knowledge of each card, pile, record of the last move. It knows only the base
 * game, 2 to 5 players. Scores and move counts must come out equal to the kernel's.
 *
 *     cc -O3 -march=native -shared -fPIC -o hanabi_step.so hanabi_step.c
 */
#include <stdint.h>
#include <string.h>

enum { SUITS = 5, RANKS = 5, KINDS = 25, DECK = 50, HINTS = 10, TOKENS = 8, LIVES = 3 };
enum { OPEN, COMPLETE, MISTAKES, LAST_ROUND };

typedef struct {
    uint64_t last;
    uint64_t knowledge[20];
    int8_t kinds[DECK], pile[DECK], hands[20], heights[SUITS], sizes[5];
    int8_t tokens, mistakes, turn, turns_left, drawn, piled, points, ending;
} Game;

typedef struct {
    uint64_t kept[2][HINTS], told[2][HINTS], every_kind;
    uint32_t touch[KINDS];
    int8_t sorted_deck[DECK];
} Tables;

static Tables tables;

static void make_tables(void) {
    static const int copies[RANKS] = {3, 2, 2, 2, 1};
    int place = 0;
    memset(&tables, 0, sizeof tables);
    tables.every_kind = (1ULL << KINDS) - 1;
    for (int kind = 0; kind < KINDS; kind++) {
        tables.touch[kind] = 1u << (kind / RANKS) | 1u << (SUITS + kind % RANKS);
        for (int copy = 0; copy < copies[kind % RANKS]; copy++)
            tables.sorted_deck[place++] = (int8_t)kind;
    }
    for (int hint = 0; hint < HINTS; hint++) {
        uint64_t touched = 0, notes = ~0ULL << 40;
        for (int kind = 0; kind < KINDS; kind++)
            touched |= (uint64_t)(tables.touch[kind] >> hint & 1) << kind;
        tables.kept[0][hint] = notes | (tables.every_kind & ~touched);
        tables.kept[1][hint] = notes | touched;
        tables.told[1][hint] = 1ULL << (hint < SUITS ? 40 + hint : 48 + hint - SUITS);
    }
}

static const uint64_t GOLDEN = 0x9E3779B97F4A7C15ULL;

static uint64_t mix(uint64_t value) {
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ value >> 27) * 0x94D049BB133111EBULL;
    return value ^ value >> 31;
}

static uint64_t stream(uint64_t seed, uint64_t purpose) { return mix(seed + GOLDEN * purpose); }

static int below(uint64_t key, uint64_t index, uint64_t bound) {
    return (int)((mix(key + GOLDEN * (index + 1)) >> 32) * bound >> 32);
}

static void deal(Game *game, int players, int hand_size, uint64_t seed) {
    uint64_t key = stream(seed, 1);
    memcpy(game->kinds, tables.sorted_deck, DECK);
    for (int last = DECK - 1; last > 0; last--) {
        int other = below(key, (uint64_t)last, (uint64_t)last + 1);
        int8_t kind = game->kinds[last];
        game->kinds[last] = game->kinds[other];
        game->kinds[other] = kind;
    }
    for (int place = 0; place < players * hand_size; place++) {
        game->hands[place] = (int8_t)place;
        game->knowledge[place] = tables.every_kind;
    }
    for (int seat = 0; seat < players; seat++) game->sizes[seat] = (int8_t)hand_size;
    memset(game->heights, 0, SUITS);
    game->last = 0;
    game->tokens = TOKENS;
    game->mistakes = game->piled = game->points = 0;
    game->ending = OPEN;
    game->turns_left = -1;
    game->turn = (int8_t)below(stream(seed, 3), 0, (uint64_t)players);
    game->drawn = (int8_t)(players * hand_size);
}

static uint64_t possible_hints(const Game *game, int players, int hand_size) {
    uint64_t found = 0;
    int seat = game->turn;
    for (int offset = 0; offset < players - 1; offset++) {
        uint64_t touched = 0;
        if (++seat == players) seat = 0;
        const int8_t *hand = game->hands + seat * hand_size;
        for (int place = 0; place < game->sizes[seat]; place++)
            touched |= tables.touch[game->kinds[hand[place]]];
        found |= (touched & 31) << offset * SUITS;
        found |= touched >> SUITS << ((players - 1) * SUITS + offset * RANKS);
    }
    return found;
}

static void end_turn(Game *game, int players) {
    if (game->turns_left >= 0) {
        if (--game->turns_left == 0) {
            game->ending = LAST_ROUND;
            return;
        }
    } else if (game->drawn == DECK) {
        game->turns_left = (int8_t)players;
    }
    if (++game->turn == players) game->turn = 0;
}

static void give_hint(Game *game, int players, int hand_size, int offset, int hint) {
    int seat = game->turn + 1 + offset;
    uint64_t places = 0;
    if (seat >= players) seat -= players;
    for (int place = 0, slot = seat * hand_size; place < game->sizes[seat]; place++, slot++) {
        unsigned touched = tables.touch[game->kinds[game->hands[slot]]] >> hint & 1;
        game->knowledge[slot] =
            (game->knowledge[slot] & tables.kept[touched][hint]) | tables.told[touched][hint];
        places |= (uint64_t)touched << place;
    }
    game->tokens--;
    game->last = (uint64_t)(hint < SUITS ? 3 : 4) | (uint64_t)game->turn << 8 |
                 (uint64_t)seat << 16 | (uint64_t)hint << 24 | places << 40;
    end_turn(game, players);
}

static void use_card(Game *game, int players, int hand_size, int place, int is_play) {
    int seat = game->turn, slot = seat * hand_size, held = game->sizes[seat] - 1;
    int card = game->hands[slot + place], kind = game->kinds[card], suit = kind / RANKS;
    uint64_t flags = 0;
    for (int follower = slot + place; follower < slot + held; follower++) {
        game->hands[follower] = game->hands[follower + 1];
        game->knowledge[follower] = game->knowledge[follower + 1];
    }
    if (!is_play) {
        game->pile[game->piled++] = (int8_t)card;
        game->tokens++;
        flags = 2;
    } else if (game->heights[suit] == kind % RANKS) {
        game->pile[game->piled++] = (int8_t)(-1 - card);
        game->points++;
        flags = 1;
        if (++game->heights[suit] == RANKS) {
            if (game->tokens < TOKENS) {
                game->tokens++;
                flags = 3;
            }
            if (game->points == SUITS * RANKS) game->ending = COMPLETE;
        }
    } else {
        game->pile[game->piled++] = (int8_t)card;
        if (++game->mistakes == LIVES) game->ending = MISTAKES;
    }
    game->last = (uint64_t)(is_play ? 1 : 2) | (uint64_t)seat << 8 | (uint64_t)place << 32 |
                 (uint64_t)kind << 48 | flags << 56;
    if (game->ending != OPEN) {
        game->sizes[seat] = (int8_t)held;
        return;
    }
    if (game->drawn < DECK) {
        game->hands[slot + held] = game->drawn++;
        game->knowledge[slot + held++] = tables.every_kind;
    }
    game->sizes[seat] = (int8_t)held;
    end_turn(game, players);
}

static void random_move(Game *game, int players, int hand_size, uint64_t key, uint64_t index) {
    int held = game->sizes[game->turn];
    int thrown = game->tokens < TOKENS ? held : 0, cards = thrown + held;
    uint64_t hints = game->tokens > 0 ? possible_hints(game, players, hand_size) : 0;
    int number = below(key, index, (uint64_t)(cards + __builtin_popcountll(hints)));
    if (number < thrown) {
        use_card(game, players, hand_size, number, 0);
    } else if (number < cards) {
        use_card(game, players, hand_size, number - thrown, 1);
    } else {
        int colors = (players - 1) * SUITS;
        for (number -= cards; number > 0; number--) hints &= hints - 1;
        number = __builtin_ctzll(hints);
        if (number < colors)
            give_hint(game, players, hand_size, number / SUITS, number % SUITS);
        else
            give_hint(game, players, hand_size, (number - colors) / RANKS,
                      SUITS + (number - colors) % RANKS);
    }
}

/* Play games from seed, seed + 1, …; returns the number of moves, and the scores' sum. */
int64_t play_random_games(int players, uint64_t seed, int64_t games, int64_t *score_sum) {
    int hand_size = players <= 3 ? 5 : 4;
    int64_t moves = 0, scores = 0;
    Game game;
    make_tables();
    for (int64_t number = 0; number < games; number++, seed++) {
        uint64_t key = stream(seed, 5), chosen[5] = {0};
        deal(&game, players, hand_size, seed);
        while (game.ending == OPEN) {
            uint64_t seat = (uint64_t)game.turn;
            random_move(&game, players, hand_size, key, chosen[seat]++ * 5 + seat);
            moves++;
        }
        if (game.ending != MISTAKES) scores += game.points;
    }
    *score_sum = scores;
    return moves;
}
