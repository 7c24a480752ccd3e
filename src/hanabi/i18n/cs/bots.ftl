bot-hat = Šifra
    .about = Hraje tajnou šifrou; člověk ji nestačí sledovat.
