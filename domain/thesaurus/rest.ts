import type { ConceptEntry } from './entry.ts'

export const REST = {
  sleep: {
    en: `sleep*, slept, asleep, bedtime, bad nights, my nights:.6, at night:.5, restless nights, rest
      at night, doze, nod off, nodding off, counting sheep, switch off at night, drop off:.6, good
      nights rest, night time:.5, shut eye, forty winks, tired eyes:.3, pillow:.7, mattress:.7,
      drift off, deep rest, go to bed, in bed:.6, wide awake, nap:.7, naps:.7, napping:.7,
      awake:.8, before bed, before bedtime, wind down before bed`,
    es: `dormir, duermo, dormido, sueno, mal dormir, por la noche:.5, acostarme, conciliar el sueno,
      pegar ojo, descanso nocturno`,
    de: `schlaf*, einschlaf*, durchschlaf*, nachts:.5, bett:.6, nachtruhe, ausgeschlafen, wach liegen`,
    fr: `dormir, dors, sommeil, endormir, nuits:.6, coucher:.6, reveils nocturnes, mal dormir, nuit
      blanche`,
    offered: `sleep, insomnia, bedtime:.9, night:.5, sleep aid, deep rest:.9, yoga nidra:.7, rest:.5,
      white noise:.7, evening:.3, nap:.5, melatonin:.8, pillow:.6, sleep tracker:.6, bedtime
      stories, lights out:.5, wind down:.4`,
    related: 'stress:.15',
  },
  insomnia: {
    like: 'sleep',
    en: `insomni*, cant sleep, cant fall asleep, never sleep, no sleep, lie awake,
      lying awake, stare at the ceiling, staring at the ceiling, tossing, toss and turn,
      sleepless*, up all night, hours to fall asleep, awake for hours, trouble sleeping, wont
      sleep, sleeping pills, awake till, brain wont switch off at night, nights are a battle, lie there awake, hours of tossing, till the birds, wide awake at, sleep wont come, exhausted but cant sleep`,
    es: `insomnio, no puedo dormir, no duermo, no pego ojo, dando vueltas en la cama, cuesta dormir, noches en blanco, noche en blanco, en vela, desvel*, no concilio el sueno, no logro dormir`,
    de: `schlaflos*, schlafstorung*, kann nicht schlafen, nicht einschlafen, liege wach, insomnie, stundenlang wach, kein auge zu, nachtelang, schlafe kaum, schlafe schlecht, komme nicht zur ruhe, liege stundenlang`,
    fr: `insomni*, narrive pas a dormir, jarrive pas dormir, jarrive plus dormir, narrive plus dormir, arrive plus dormir, ne dors pas, arrive pas dormir, pas fermer oeil, mal a
      dormir, fermer oeil, fermer l oeil, nuits blanches, dors mal, dors plus, trouver le sommeil, tourne dans mon lit`,
    offered: `insomnia, sleep:.8, cbt-i, sleep workshop, sleep school, deep rest:.7, bedtime:.7,
      valerian:.6, yoga nidra:.6, melatonin:.7, wake:.3, sleep app:.7`,
    related: 'sleep:.8',
  },
  nightWaking: {
    like: 'sleep',
    en: `awake at, wake up at, waking up at, wake at, wakes me up:.7, wake in the night, waking at
      night, keep waking, waking up in the night, wake up in the middle of the night, three in the
      morning, 3am, 4am, 3 am, 4 am, early waking, waking early, small hours, broken sleep,
      interrupted sleep, light sleeper, cant get back to sleep, keeps me up, keep me up, kept me up, keeps me awake, up until dawn, until dawn, awake until`,
    es: `me despierto por la noche, despierto de madrugada, despertares, sueno ligero, tres de la
      manana`,
    de: `wache nachts auf, aufwachen nachts, nachts wach, mitten in der nacht, drei uhr nachts`,
    fr: `reveille la nuit, reveils nocturnes, sommeil leger, trois heures du matin, milieu de la nuit`,
    offered: `sleep, insomnia, night:.6, wake:.6, deep rest:.6, bedtime:.5, white noise:.7, sleep
      tracker:.6, yoga nidra:.5`,
    related: 'sleep:.8, insomnia:.5',
  },
  snoring: {
    like: 'sleep',
    en: `snor*, husband snores, partner snores, noisy neighbours, noisy neighbors, street noise,
      traffic noise, block out noise, noise at night, sleep apnoea, sleep apnea, apnoea, apnea,
      earplugs, ear plugs, thin walls, loud neighbours, sirens, barking dogs, upstairs neighbours,
      upstairs neighbors, noise outside, loud street`,
    es: 'ronc*, ronquidos, vecinos ruidosos, ruido de noche, apnea, tapones',
    de: 'schnarch*, laute nachbarn, larm nachts, schlafapnoe, ohrstopsel',
    fr: 'ronfl*, voisins bruyants, bruit la nuit, apnee, bouchons oreilles',
    offered: `snoring, white noise, noise, sound machine, sleep:.6, earplugs, masks:.4, brown noise:.8,
      quiet:.3`,
    related: 'sleep:.6',
  },
  nightmares: {
    like: 'sleep',
    en: 'nightmare*, bad dreams, night terror*, scary dreams, vivid dreams',
    es: 'pesadilla*, malos suenos, terrores nocturnos',
    de: 'albtraum*, albtraume, schlechte traume, nachtangst',
    fr: 'cauchemar*, mauvais reves, terreurs nocturnes',
    offered: 'nightmares, dreams, sleep:.6, trauma:.5, calm:.3, anxiety:.4',
    related: 'sleep:.7, anxiety:.4',
  },
  jetLag: {
    decisive: true,
    en: `jet lag*, jetlag*, time zone*, long flight, long haul, body clock, circadian, red eye
      flight, crossing time zones, just landed, transatlantic, after flying, flying back, flew back, just flew, after the flight, after a flight, wrong time zone, clock is off`,
    es: 'jet lag, desfase horario, cambio de hora, vuelo largo, reloj biologico, desfase, tras un vuelo, despues del vuelo, despues de volar, cambio horario',
    de: 'jetlag, zeitverschiebung, zeitzone*, langstreckenflug, innere uhr, zeitumstellung, nach dem flug, langer flug, nach langem flug',
    fr: 'decalage horaire, jet lag, vol long courrier, horloge biologique, fuseau*, apres le vol, apres un vol, long vol, retour de voyage, changement d heure',
    offered: `jet lag, body clock, circadian, light therapy:.7, melatonin:.8, travel:.4, sleep:.5, time
      zones, shift work:.5, flights:.4`,
    related: 'sleep:.4, light:.4',
  },
  shiftWork: {
    like: 'jetLag',
    en: `shift work*, night shift*, work nights, working nights, on nights, late shift*, rotating
      shifts, sleep during the day, sleep in the day, nurse on nights, early shift*`,
    es: 'turno de noche, turnos, trabajo de noche, turno nocturno, dormir de dia',
    de: 'schichtarbeit*, nachtschicht*, schichtdienst, nachtdienst, tagsuber schlafen',
    fr: 'travail de nuit, horaires decales, equipe de nuit, trois huit, dormir le jour',
    offered: `shift work, body clock, night shift, sleep:.6, light therapy:.6, circadian:.8, melatonin:.5`,
    related: 'sleep:.6, jetLag:.4',
  },
  stress: {
    en: `stress*, tense, overwhelm*, on edge, wound up, calm:.6, calmer:.7, calming:.7, calm down, relax*,
      switch off, unwind*, wind down, winding down, frazzled, pressure at work, under pressure,
      too much going on, cant cope, long day, long week, hectic, frantic, irritable, short fuse,
      sunday dread, sunday scaries, cortisol, decompress, chill out, chill, de-stress, destress,
      busy life, nervous system:.7, frayed, take the edge off, breathing space, let go:.5, fed
      up:.5, pulled in every direction, at my limit, head is full, keyed up, worked up, blow off
      steam, let off steam, after a long day, after a hard day, end of the day, tough day, rough day, nerves are shot, lie down and`,
    es: `estres*, agobi*, relaj*, tension:.7, calmarme, desconectar, tranquilizar*, no doy abasto,
      presion en el trabajo`,
    de: `stress*, gestresst, entspann*, uberfordert, abschalten, runterkommen, angespannt, zu viel
      los, beruhig*, zur ruhe kommen`,
    fr: `stress*, deborde*, detend*, detente, relax*, decompresser, sous pression, tension:.6,
      deconnecter, me calmer`,
    offered: `stress, calm:.7, relaxation, unwind:.8, tension:.6, overwhelm, deep rest:.7, breathing:.6,
      float tank, sensory deprivation:.6, silence:.4, guided relaxation:.8, yoga nidra:.6,
      bath:.5, meditation:.5, massage:.5, spa:.4, quiet:.4, no phone:.3, nervous system:.7,
      soak:.5`,
  },
  workStress: {
    like: 'stress',
    en: `work stress, stressful job, job is stressful, pressure at work, demanding job, deadline*,
      toxic boss, awful boss, my boss, too many meetings, back to back meetings, office politics,
      work is killing me, work is too much, hate mondays, dread mondays, sunday dread, sunday
      scaries, inbox, workload, high pressure job, cant switch off from work, cant switch off
      after work, work follows me home, after work`,
    es: `estres laboral, trabajo estresante, mi jefe, presion en el trabajo, plazos, carga de
      trabajo, odio los lunes`,
    de: `arbeitsstress, stress auf der arbeit, stressiger job, mein chef, deadlines,
      arbeitsbelastung, feierabend:.6`,
    fr: `stress au travail, travail stressant, mon chef, pression au travail, charge de travail,
      echeances, bosse trop`,
    offered: `work:.5, stress, burnout:.7, unwind:.6, overwhelm:.7, breathing:.5, coaching:.4, calm:.4,
      relaxation:.6, digital detox:.4`,
    related: 'stress:.7, burnout:.3',
  },
  burnout: {
    decisive: true,
    en: `burnout, burn out, burnt out, burned out, burning out, exhausted from work, exhausted by
      work, cant go on at work, need a break, need to get away, too much work, work too much,
      working too much, overwork*, worn out, running on empty, running on fumes, at the end of my
      rope, end of my tether, nothing left to give, nothing left in the tank, at breaking point,
      breaking point, job is too much, recharge, recharge my batteries, sick leave, sabbatical,
      off work, signed off work, hit a wall, hit the wall, totally spent, completely spent, fried,
      crispy:.4, workaholic*, sixty hour weeks, 60 hour weeks, on autopilot`,
    es: `agotamiento laboral, quemado, quemada, sindrome del trabajador quemado, baja laboral, no
      puedo mas, necesito parar, necesito un descanso, recargar pilas`,
    de: `burnout, ausgebrannt, uberarbeitet, krankgeschrieben, brauche eine pause, auszeit, akku
      leer, am ende meiner krafte`,
    fr: `epuisement professionnel, burn out, surmene*, surmenage, arret maladie, besoin de pause, au
      bout du rouleau, recharger batteries, craque*`,
    offered: `burnout, exhaustion, rest:.6, stress:.7, overwhelm:.7, silence:.6, respite:.6, recovery:.4,
      retreat:.3, deep rest:.7, digital detox:.6, quiet:.4, off-grid:.4, reset:.5, sabbatical`,
    related: 'stress:.4, silence:.2',
  },
  energy: {
    weight: 0.9,
    en: `energy, energi*, tired*, fatigue*, exhaust*, no strength, sluggish, drained, letharg*, run
      down, rundown, wake up tired, worn out:.6, knackered, weary, vitality, boost, revitali*,
      invigorat*, cant get up, get out of bed, sleepy, low battery, zombie, pick me up, more pep,
      wiped out, shattered, no oomph, oomph, always tired, tired all the time, listless, no get up
      and go, caffeine:.5, wake me up, dead tired, dead beat, dead on my feet`,
    es: `energia, cansad*, cansancio, fatiga*, agotad*, sin fuerzas, vitalidad, animarme:.4,
      levantarme de la cama`,
    de: `energie*, mude*, mudigkeit, erschopf*, schlapp, antriebslos, kraftlos, ausgelaugt, schwung,
      fit werden:.5, todmude*, hundemude*`,
    fr: `energie*, fatigue*, epuise*, creve*, vitalite, coup de pompe, sans force, tonus, coup de
      barre, mort de fatigue, morte de fatigue, morts de fatigue, mortes de fatigue, mort de sommeil,
      morte de sommeil`,
    offered: `energy, fatigue, vitality, morning:.5, exhaustion:.8, iron:.8, b12:.8, energising,
      energizing, cold water:.5, cold exposure:.4, movement:.4, light therapy:.5, invigorating:.6,
      adaptogen:.6, ginseng:.8, stamina:.7, matcha:.5`,
  },
  afternoonSlump: {
    like: 'energy',
    en: `afternoon slump, afternoon crash, afternoon dip, three oclock slump, 3pm slump, energy
      crash, after lunch sleepy, sleepy after lunch, post lunch, mid afternoon`,
    es: 'bajon de la tarde, modorra, sueno despues de comer',
    de: 'mittagstief, nachmittagstief, mude nach dem essen',
    fr: 'coup de barre, apres dejeuner fatigue, somnolence apres repas',
    offered: 'energy, focus:.5, fatigue:.7, matcha:.7, nap:.6, movement:.4, blood sugar:.6',
    related: 'energy:.7, focus:.3',
  },
  anaemia: {
    like: 'energy',
    en: `iron, anaemi*, anemi*, low iron, iron deficien*, b12, b12 deficien*, vitamin d deficien*,
      ferritin`,
    es: 'anemia*, falta de hierro, hierro bajo, ferritina',
    de: 'eisenmangel, blutarmut, anamie, ferritin, vitamin b12',
    fr: 'anemi*, carence en fer, manque de fer, ferritine',
    offered: 'iron, b12, supplement:.4, folate:.6, energy:.5, fatigue:.6',
    related: 'energy:.5',
  },
  motivation: {
    like: 'energy',
    en: `motivat*, get going, procrastinat*, lazy, cant be bothered, no drive, get off the sofa, get
      off the couch, stuck in a rut, in a rut, kick start, kickstart, new habits, habits, habit,
      build a routine, healthy routine, accountability, new years resolution, resolutions,
      discipline`,
    es: 'motivac*, procrastin*, pereza, sin ganas, habitos, rutina, disciplina',
    de: 'motivation*, motivieren, aufschieb*, prokrastin*, gewohnheit*, routine, antrieb',
    fr: 'motivation*, motiver, procrastin*, flemme, habitudes, routine, discipline',
    offered: `habit, habits, motivation, coaching:.5, energy:.4, goals:.6, routine:.5, challenge:.6,
      accountability, organisation:.4, procrastination`,
    related: 'energy:.4, focus:.2',
  },
  chronicFatigue: {
    like: 'energy',
    en: `chronic fatigue, long covid, post covid, me/cfs, cfs, post viral, post-viral, after covid,
      pacing, never recovered from covid, fatigue syndrome`,
    es: 'fatiga cronica, covid persistente, despues del covid',
    de: `chronisches erschopfungssyndrom, long covid, post covid, chronische fatigue, nach corona`,
    fr: 'fatigue chronique, covid long, apres covid, syndrome fatigue',
    offered: `long covid, chronic fatigue, fatigue, breathing:.5, pacing, rest:.4, gentle:.3, energy:.4,
      recovery:.3`,
    related: 'energy:.5, breathing:.3',
  },
} as const satisfies Record<string, ConceptEntry>
