### Jak boti čtou nápovědy, ve čtyřech obrázcích před prvním tahem.

web-agreement = Jak Chytrý čte nápovědy
web-agreement-about = Takhle čte nápovědy a věří, že ty také.
web-agreement-play = Zahraj
    .about = nejnovější kartu, které se nápověda dotkne a která se může hodit.
web-agreement-keep = Nech si
    .about = kartu, která je na řadě k zahození, když se jí dotkne hodnota.
web-agreement-go = Může pryč
    .about = nejstarší karta, o které nikdo nemluvil.
web-agreement-same = Stejná karta
    .about = Někdo zahodí kartu, která se hodí: tvoje nejnovější je stejná. Zahraj ji.
web-agreement-newest = označuje nejnovější kartu; nejstarší je vpravo.
web-agreement-always = Ukázat před každou hrou
web-agreement-begin = Začít
