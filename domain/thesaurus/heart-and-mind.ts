import type { ConceptEntry } from './entry.ts'

export const HEART_AND_MIND = {
  anxiety: {
    en: `anxi*, worry, worries, worried, worrying, worrier, nervous, nerves, fear, fears, scared,
      afraid, terrified, dread, racing heart, heart races, heart racing, spiral*, trembling,
      uneasy, what if, what ifs, what-ifs, butterflies, jittery, jumpy, pit in my stomach, knot in
      my stomach, chest tight, tight chest, catastroph*, fretting, apprehensi*, on tenterhooks,
      health anxiety, hypochond*, steady my nerves, wobbly:.5`,
    es: 'ansiedad, ansios*, nervios*, miedo*, preocup*, angustia*, inquiet*, agobio',
    de: `angst, angste, angstlich, nervos*, sorgen, panik:.6, unruhe, furcht*, beklemmung`,
    fr: 'anxi*, angoiss*, peur*, inquiet*, nerveu*, souci*, stresse:.4, boule au ventre',
    offered: `anxiety, panic, racing thoughts:.8, fear:.8, phobia:.7, calm:.5, breathing:.6,
      overthinking:.8, nervous system:.7, what-ifs, cbt, hypnotherapy:.6, l-theanine:.6,
      butterflies:.6, relaxation:.4, float tank:.4, yoga nidra:.3, ashwagandha:.6, lavender:.4,
      meditation:.4, worry, breathwork:.5, slow breathing:.5`,
    related: 'stress:.25',
  },
  panic: {
    like: 'anxiety',
    en: `panic*, panic attack*, heart pounding, cant breathe properly, hyperventilat*, feel like im
      dying, sudden terror, freak out, freaking out`,
    es: 'panico, ataque de panico, ataques de panico, hipervent*',
    de: 'panik*, panikattacke*, herzrasen, hyperventil*',
    fr: 'panique*, attaque de panique, crise angoisse, crise de panique, hypervent*',
    offered: `panic, anxiety:.9, breathing:.7, cbt, racing hearts, racing heart, phobia:.5, nervous
      system:.6, calm:.3`,
    related: 'anxiety:.7, breath:.3',
  },
  overthinking: {
    like: 'mind',
    en: `racing thoughts, racing mind, mind racing, mind wont stop, mind wont shut up, mind races,
      overthink*, ruminat*, cant stop thinking, cant switch my brain off, brain wont stop, brain
      wont switch off, busy mind, busy head, head spinning, monkey mind, chattering mind, noisy
      head, quiet my mind, quiet my head, quiet my thoughts, still my mind, replaying
      conversations, thoughts going round, thoughts go round, head wont stop, intrusive thoughts,
      ocd, quieten my mind, mental chatter, thoughts race, thoughts keep racing`,
    es: `pensar demasiado, dar vueltas a todo, pensamientos, no paro de pensar, rumia*, mente
      acelerada, sobrepensar`,
    de: `grubel*, gedankenkarussell, gedanken kreisen, kopf abschalten, kopfkino, zerdenken`,
    fr: `rumin*, cogit*, pense trop, penser trop, trop penser, pensees en boucle, cerveau ne sarrete,
      mental agite`,
    offered: `racing thoughts, overthinking, quiet mind, quieter mind, mind:.5, meditation:.7, anxiety:.5,
      mindfulness:.6, journaling:.6, float tank:.5, head goes quiet:.8, breathing:.4, yoga
      nidra:.4, sleep:.2, silence:.4`,
    related: 'anxiety:.4, mind:.4, stress:.3',
  },
  phobia: {
    like: 'anxiety',
    en: `phobia*, spider*, arachno*, claustrophob*, fear of heights, heights, needle phobia, fear of
      needles, dentist*, fear of the dentist, lifts:.5, enclosed spaces, agoraphob*, irrational
      fear, scared of driving, fear of driving, afraid of dogs, scared of water`,
    es: `fobia*, aranas, claustrofob*, miedo a las alturas, vertigo, dentista, miedo a conducir`,
    de: 'phobie*, spinnen*, hohenangst, platzangst, zahnarzt*, flugangst:.5',
    fr: `phobie*, araignee*, claustrophob*, vertige, dentiste*, peur du vide, peur de conduire`,
    offered: `phobia, fear, fears, hypnotherapy, flying:.5, dentists, spiders, anxiety:.5, panic:.5,
      exposure:.3, cbt:.6`,
    related: 'anxiety:.5',
  },
  travelNerves: {
    decisive: true,
    en: `fear flying, flying, afraid planes, scared planes, scared of flying, hate flying,
      scared of aeroplanes, scared of airplanes, hate planes, turbulence, nervous flyer, nervous flier, fly
      without panic, plane makes me nervous, get on a plane, boarding a plane, before a flight,
      hypnos*, hypnoth*`,
    es: 'miedo a volar, miedo en el avion, miedo avion, panico avion, panico a volar, aerofobia, hipnosis',
    de: 'flugangst, angst fliegen, angst flugzeug, angst vorm fliegen, angst vor dem fliegen, panik flugzeug, panik beim fliegen, hypnose',
    fr: 'peur avion, peur en avion, angoisse en avion, peur de lavion, panique avion, angoisse avion, peur de voler, hypnose',
    offered: `flying, phobia, hypnotherapy, anxiety:.5, panic:.6, fear:.6, flights:.3, breathing:.3,
      calm:.2`,
    related: 'anxiety:.5',
  },
  stage: {
    en: `stage fright, public speaking, speak in public, speaking in public, speak in front, speaking
      in front, talk in front, in front of people, in front of an audience, in front of a crowd,
      presentation*, presenting, give a speech, wedding speech, best man speech, speech,
      microphone, on stage, perform*:.5, audition*, job interview, interview, voice shakes, go
      red, blush*, shaking voice, toast:.3, pitch:.4, talking in front of`,
    es: `hablar en publico, miedo escenico, presentacion*, discurso, entrevista de trabajo, timidez`,
    de: `lampenfieber, vortrag*, vor leuten sprechen, prasentation*, rede halten,
      vorstellungsgesprach, auftritt*`,
    fr: `parler en public, trac, prise de parole, presentation*, discours, entretien embauche,
      exposer`,
    offered: `public speaking, confidence, courage:.6, voice:.5, presentation, anxiety:.5, coaching:.5,
      interviews, stage, butterflies:.6, speaking:.7, breath-hold:.2, l-theanine:.4`,
    related: 'anxiety:.4, selfEsteem:.4',
  },
  selfEsteem: {
    like: 'stage',
    en: `confiden*, self esteem, self-esteem, self worth, self-worth, imposter*, impostor*, not good
      enough, believe in myself, hate myself, dont like myself, self love, self-love, self
      compassion, self-compassion, self critic*, inner critic, body image, insecure, insecurit*,
      feel ugly, assertive*, say no to people, saying no, people pleas*, boundaries, stand up for
      myself, courage, brave, be kinder to myself, doormat, comparing myself, useless, worthless, feel small, failure, feel like a fraud, fraud, ashamed, shame, hate how i look, hate my body, doubt myself, self doubt`,
    es: `autoestima, confianza en mi, confianza, inseguridad*, amor propio, sindrome del impostor,
      poner limites, valiente`,
    de: `selbstwert*, selbstbewusst*, selbstvertrauen, selbstliebe, unsicher*, hochstapler*, grenzen
      setzen, mut`,
    fr: `confiance en moi, confiance, estime de soi, manque de confiance, amour de soi, imposteur,
      poser limites, courage`,
    offered: `confidence, courage, self-love, self-esteem, self-compassion, coaching:.6, women:.3,
      challenge:.4, boundaries, voice:.3, heart opening:.4, cold exposure:.2`,
  },
  shyness: {
    like: 'stage',
    en: `shy, shyness, social anxiety, socially awkward, awkward with people, small talk, introvert*,
      meeting strangers, hate parties, afraid of people, dating nerves, first date, first dates`,
    es: 'timid*, ansiedad social, introvertid*, fobia social, primera cita',
    de: 'schuchtern*, soziale angst, introvertiert*, small talk, erstes date',
    fr: 'timid*, anxiete sociale, introverti*, phobie sociale, premier rendez-vous',
    offered: `confidence, shyness, social anxiety, first dates, coaching:.5, small group:.4, anxiety:.5,
      community:.2`,
    related: 'selfEsteem:.5, anxiety:.4',
  },
  mind: {
    weight: 0.7,
    en: `my mind:.8, mental*, mindful*, peace:.6, peace of mind, thoughts:.7, inner peace, emotional*,
      emotions, headspace, present moment, be present, live in the moment, mental health, mental
      wellbeing, wellbeing of mind, psychological, inner calm, inner work, wellbeing:.3`,
    es: `mente, mental*, mindfulness, atencion plena, paz interior, emocion*, salud mental,
      pensamientos:.5`,
    de: `geist*, mental*, achtsam*, innere ruhe, gefuhle, psyche*, seelische gesundheit, gedanken:.5`,
    fr: `esprit:.6, mental*, pleine conscience, paix interieure, emotion*, sante mentale, instant
      present`,
    offered: `mindfulness, meditation, mental health, racing thoughts:.6, journaling:.6, mind:.7,
      silence:.5, emotions:.7, mood tracker:.6, vipassana:.7, therapy:.5, neurofeedback:.5, float
      tank:.4, nervous system:.3`,
  },
  mood: {
    en: `low mood, feel low, feeling low, feeling down, feel down, sad, sadness, depress*, blue,
      blues, feel flat, feeling flat, flat and empty, feel grey, gloomy, miserable,
      unhappy, numb, feel empty, feeling empty, hopeless*, mood, mood swings, cheer up, cheer me
      up, joy, crying, cry, tearful, cant stop crying, down in the dumps, in a funk, nothing makes
      me happy, no joy, lost interest, melanchol*, black dog, lift my spirits, lift my mood, feel
      happier, happier, happiness, dark place, dark thoughts:.6, heavy heart, rough patch, tough
      time, hard time, hard times, going through a lot, feel rubbish, feel awful, happy:.5,
      to be happy:.8, feel happy:.8, hope:.4, postnatal depression, postpartum depression`,
    es: `deprim*, depresion, triste*, tristeza, estado de animo, bajo animo, desanimad*, vacio,
      llorar, alegria, ganas de llorar`,
    de: `depress*, traurig*, niedergeschlagen, gedruckt*, stimmung*, leer:.5, weinen, freude,
      schlechte laune, stimmungstief`,
    fr: `deprim*, depress*, triste*, tristesse, moral:.7, humeur, cafard, vide:.5, pleurer, joie,
      deprime`,
    offered: `low mood, mood, depression, winter blues:.7, light therapy:.5, resilience:.5, joy:.7, mental
      health:.8, journaling:.5, mood tracker, emotions:.6, saffron:.6, st johns wort, dance:.3,
      morning:.2, healing:.2, hard times:.8, gloom:.7`,
  },
  winterBlues: {
    like: 'mood',
    en: `winter blues, every winter, dark winter*, dark months, seasonal affective, seasonal
      depression, sad lamp, seasonal, grey winter, grey days, short days, dark mornings,
      no sunlight, lack of sunlight, lack of light, sun never comes out, gets dark early, miss the
      sun, rainy season, gloomy weather, winter gets me down, winters, dark evenings, get up in
      the dark, january blues, february blues, november blues,
      bed in january:.5, bed in february:.5, bed in november:.5, hate january, hate february,
      hate november, get through january, get through february, get through november`,
    es: `invierno, depresion estacional, dias cortos, falta de sol, falta de luz, cada invierno`,
    de: `winter*, winterdepression, winterblues, lichtmangel, dunkle jahreszeit, kurze tage, jeden
      winter`,
    fr: `hiver*, depression saisonniere, manque de lumiere, manque de soleil, jours courts, chaque
      hiver, blues hivernal`,
    offered: `winter blues, light therapy, sad, dark months, winter:.6, gloom, lamp:.5, low mood:.6,
      bright-light:.9, morning:.4, winter mornings, winter sun, vitamin d:.9, warm climate:.5,
      mood:.4`,
    related: 'mood:.5, light:.6',
  },
  loneliness: {
    en: `lonel*, feel alone, feeling alone, so alone, all alone, isolated, isolation, no friends,
      nobody to talk, no one to talk, feel empty since, feels empty, weekends feel empty, belong*,
      live alone, living alone, eat alone, eating alone, alone all day, miss people, nobody calls,
      no one calls, house is quiet, house is too quiet, empty house, empty nest*, starved of
      company, need company, craving company, human contact, some company, left out, disconnected
      from people, nobody around, weekends are long, long weekends alone`,
    es: `soledad, me siento sol*, aislad*, aislamiento, sin amigos, nadie con quien hablar, vivo
      sol*, nido vacio`,
    de: `einsam*, so allein, ganz allein, immer allein, fuhle mich allein, isoliert, keine freunde, niemand zum reden, zugehorig*,
      leeres nest`,
    fr: `solitude:.7, seul*, isole*, isolement, pas damis, personne a qui parler, vis seul*, nid vide`,
    offered: `loneliness, community, friendship, connection, social:.8, circle:.6, company:.6, group:.4,
      meet other:.8, club:.5, card evenings:.7, walking club:.6, support:.3, friends:.5, talk:.3,
      over 50:.3`,
  },
  friendship: {
    like: 'company',
    en: `make friends, making friends, new friends, find friends, meet people, meet others, meet new
      people, meeting people, like minded, like-minded, new in town, new to the city, just moved,
      moved here, moved to a new city, know nobody, dont know anyone, social club, get out more,
      sociable, hang out, find my tribe, community:.7, meetup, meet up, sense of community, dont know anyone, know no one, know nobody here, no one here, stranger here`,
    es: `hacer amigos, conocer gente, nueva en la ciudad, nuevo en la ciudad, acabo de mudarme,
      amistad*, comunidad`,
    de: `freunde finden, leute kennenlernen, neu in der stadt, gerade umgezogen, freundschaft*,
      gleichgesinnte, gemeinschaft`,
    fr: `faire des amis, rencontrer du monde, nouveau en ville, nouvelle en ville, amitie*,
      rencontres, communaute`,
    offered: `community, friendship, social, meet other, circle:.7, group:.4, connection:.8, strangers:.6,
      club:.7, friends:.6, festival:.4, small group:.4`,
    related: 'loneliness:.5, company:.2',
  },
  grief: {
    decisive: true,
    en: `grie*, bereave*, mourn*, lost husband, lost wife, lost mother, lost father, lost mum, lost
      mom, lost dad, lost brother, lost sister, lost son, lost daughter, lost partner, lost best
      friend, lost baby, lost dog, lost cat, lost someone, lost loved, lost parent, lost parents,
      losing parent, losing mum, losing mom, losing dad, losing mother, losing father, losing
      someone, losing husband, losing wife, loss of, passed away, died, death of, death, dead,
      widow*, widower*, funeral, miss him, miss her, miss him so much, sudden loss, after the
      loss, coping with loss, anniversary of death, ashes, put to sleep:1.2, put down:.4, gone
      forever, in heaven, weep*, sobbing, lost her in, lost him in, since he died, since she died, cant stop crying since, wife passed, husband passed, mum passed, mom passed, dad passed, passed last year, since the funeral, laid to rest, orphan*`,
    es: `duelo, luto, fallec*, murio, muerte, viud*, perdi a mi, perder a mi, perdio a su, ha perdido a su, perdida de, echo de menos, perdi a, se fue para siempre, huerfan*, enviud*, fallecio, tras la muerte`,
    de: `trauer*, verstorben, gestorben, tod, verlust, witwe*, verwitwet, vermisse, verloren:.4, todesfall, nach dem tod, verlor meine, verlor meinen, hinterblieben*, ist tot, sind tot, verwaist*, begraben`,
    fr: `deuil, decede*, mort*, deces, veuf*, veuve*, perdu mon, perdu ma, perdre mon, perdre ma, perdre son pere, perdre sa mere, perdre son mari, perdre sa femme, perdu son mari, perdu sa femme, perdu son pere, perdu sa mere, perte de, disparition, perdu un proche, apres la mort, nous a quittes, en deuil, pleure ma, pleure mon, orphelin*`,
    offered: `grief, bereavement, loss:.9, widowed, widows, bereaved, friendship:.3, loneliness:.3,
      miscarriage:.6, hospice:.7, lost a partner, hard times:.5, healing:.4, journaling:.3,
      talk:.2, mourning`,
    related: 'mood:.15, loneliness:.2',
  },
  petLoss: {
    like: 'grief',
    decisive: true,
    en: `my dog died, my cat died, our dog died, our cat died, lost my dog, lost my cat, pet died,
      pet loss, put to sleep, dog had to be put down, dog was put down, rainbow bridge`,
    es: 'murio mi perro, murio mi gato, perdida de mascota',
    de: 'hund gestorben, katze gestorben, tierverlust',
    fr: 'mon chien est mort, mon chat est mort, perte animal',
    offered: 'pet loss, grief, loss:.7, bereavement:.7',
    related: 'grief:.8',
  },
  miscarriage: {
    like: 'grief',
    decisive: true,
    en: `miscarr*, stillb*, lost baby, losing baby, pregnancy loss, baby loss, failed ivf`,
    es: 'aborto espontaneo, perdi a mi bebe, perdida gestacional',
    de: 'fehlgeburt*, sternenkind*, totgeburt, baby verloren',
    fr: 'fausse couche, perte bebe, perinatal*, mort-ne',
    offered: 'miscarriage, pregnancy loss, grief:.8, loss:.7, bereavement:.6, women:.3',
    related: 'grief:.8',
  },
  heartbreak: {
    decisive: true,
    en: `heartbreak*, heartbroken, broken heart, break up, breakup, broke up, divorc*, separated,
      separation, dumped, left me, my ex, betray*, cheated on, affair, unfaithful, end of a
      relationship, end of my marriage, marriage ended, relationship ended, marriage is over,
      single again, newly single, get over him, get over her, move on, starting over, ghosted,
      split up`,
    es: `desamor, ruptura, divorci*, separad*, separacion, corazon roto, mi ex, me dejo, me engano,
      infidelidad`,
    de: `trennung*, scheidung*, liebeskummer, herzschmerz, verlassen, mein ex, meine ex, betrogen,
      getrennt`,
    fr: `rupture, divorc*, separ*, coeur brise, chagrin amour, mon ex, quitte*:.6, trompe*:.6`,
    offered: `heartbreak, divorce, breakup, grief:.5, low mood:.5, solo stay:.5, loneliness:.5,
      emotions:.6, healing:.5, journaling:.6, hard times:.8, solo:.4, heart opening:.5`,
    related: 'mood:.4',
  },
  anger: {
    en: `anger, angry, temper, rage, furious, shout*, yell*, snap at, snapping at, snapping, resent*,
      bad tempered, lose it, lose my temper, losing it, blow up at, explode, road rage, irritab*,
      short tempered, cross with, seeing red, hot headed, hot-headed, bite his head off, grumpy,
      frustrat*:.6, lash out, scream*, shout at, yell at, blow my top, furious with, throw things`,
    es: 'ira, enfad*, rabia, mal genio, grito*, furios*, colera, irrita*',
    de: 'wut*, zorn*, arger*, wutend*, schreie, aggressi*, jahzorn*, ausrasten, gereizt*',
    fr: 'colere, enerv*, rage, furieux*, crie*, mauvais caractere, irrit*, agressi*',
    offered: `anger, parenting:.6, calm:.6, breathing:.4, overwhelm:.5, stress:.4, shouting,
      mindfulness:.4, emotions:.5`,
    related: 'stress:.3',
  },
  trauma: {
    en: `trauma*, ptsd, flashback*, abusive past, abuse, abused, abusive relationship, childhood
      wounds, childhood, assault*, survivor*, nervous system, vagus, somatic, hypervigil*,
      narcissis*, accident:.5, war veteran*, veteran*, body holds the score, inner child,
      dissociat*, triggered`,
    es: `trauma*, estres postraumatico, abuso*, maltrat*, infancia, sistema nervioso, nino interior`,
    de: 'trauma*, ptbs, missbrauch*, kindheit, nervensystem, flashback*, inneres kind',
    fr: `traum*, stress post-traumatique, abus, maltrait*, enfance, systeme nerveux, enfant interieur`,
    offered: `trauma, trauma-informed, nervous system, therapy:.7, somatic, anxiety:.3, vagus nerve, emdr,
      psychologist:.4, healing:.3, tre`,
    related: 'anxiety:.3, mind:.2',
  },
  therapy: {
    like: 'mind',
    en: `therap*:.8, therapist*, counsel*, psycholog*, psychotherap*, psychiatr*, shrink, cbt, talk
      to a professional, talk to someone, someone to talk to, emdr, group therapy, talking cure`,
    es: 'terap*, psicolog*, psicoterap*, consejer*, hablar con alguien',
    de: 'therap*, psycholog*, psychotherap*, beratung*, mit jemandem reden',
    fr: 'therap*, psycholog*, psychotherap*, psy, parler a quelquun, conseil*:.4',
    offered: `therapy, therapist, counsellor, psychologist, cbt, hypnotherapy:.8, counselling, mental
      health:.6, coaching:.3, emdr, online therapy`,
    related: 'mind:.2',
  },
  career: {
    en: `career, new job, hate my job, lost my job, losing my job, laid off, redundan*, unemploy*,
      life coach*, work life balance, work-life balance, stuck in life, feel stuck, feeling stuck,
      decision*, decide, goals, leadership, change of career, quit my job, whats next, what next,
      mid life crisis, midlife crisis, midlife, quarter life, crossroads, turning point, new
      chapter, fresh start, change my life, life change, mentor*, side hustle, promotion, where my
      life is going`,
    es: `carrera:.6, trabajo nuevo, odio mi trabajo, desemple*, despid*, equilibrio vida, estancad*,
      decision*, metas, crisis de los cuarenta, nueva etapa`,
    de: `karriere*, neuer job, hasse meinen job, arbeitslos*, gekundigt, work-life-balance,
      feststeck*, entscheidung*, ziele, midlife*, neuanfang, lebenskrise`,
    fr: `carriere*, nouveau travail, deteste mon travail, chomage, licenci*, equilibre vie,
      bloque*:.6, decision*, objectifs, crise de la quarantaine, nouveau depart, reconversion`,
    offered: `career, coaching, life coach, work:.4, confidence:.7, clarity:.7, goals, leadership,
      purpose:.6, job interviews, unstuck:.8, intention:.4`,
  },
  creativity: {
    en: `creativ*, writ*, paint*, art, arts, draw*, artist*, writers block, inspiration, muse, my
      novel, write a book, poetry, poem*, photography, finish my book, screenplay, songwrit*`,
    es: `creativ*, escrib*, pint*, arte, dibuj*, artista*, inspiracion, bloqueo creativo, poesia`,
    de: `kreativ*, schreib*, mal*:.5, kunst*, zeichn*, inspiration, schreibblockade, kunstler*`,
    fr: `creati*, ecri*, peint*, art:.8, dessin*, artiste*, inspiration, page blanche, poesie`,
    offered: `creative, writing, art, crafts, painting, journaling:.7, poet, drawing, photography,
      studio:.3, clay:.7, prompts:.4, writers`,
  },
  crafts: {
    like: 'creativity',
    en: `craft*, potter*, ceramic*, clay, knit*, crochet*, sewing, weaving, woodwork*, calligraphy,
      candle making, make something, with my hands, hands on, diy, origami, embroider*`,
    es: 'artesan*, ceramica, tejer, punto, manualidades, con las manos, costura',
    de: 'handwerk*, basteln, topfern, keramik*, stricken, nahen, mit den handen, hakeln',
    fr: `artisan*, poterie, ceramique, tricot*, couture, travaux manuels, loisirs creatifs`,
    offered: `crafts, clay, pottery, ceramic:.5, craft, weaving, creative:.6, art:.5, knitting,
      workshop:.2, hand-thrown:.4`,
    related: 'creativity:.6',
  },
  journaling: {
    like: 'mind',
    en: `journal*, diary, gratitude, morning pages, write down my feelings, write it down, write down
      my thoughts, notebook, planner, reflection, reflect on, self reflection, writing my
      feelings, put it on paper, get it out of my head`,
    es: 'diario, gratitud, escribir lo que siento, cuaderno, reflexion*',
    de: 'tagebuch*, dankbarkeit*, journal*, notizbuch, aufschreiben, reflexion',
    fr: 'journal intime, journaling, carnet*, gratitude, ecrire mes emotions, reflexion',
    offered: `journaling, journal, diary, workbook, writing:.6, prompts, gratitude, pages:.4, mood diary,
      intention:.3`,
    related: 'mind:.3',
  },
} as const satisfies Record<string, ConceptEntry>
