import type { ConceptEntry } from './entry.ts'

export const HEAD = {
  focus: {
    en: `focus*, concentrat*, distract*, attention, scattered, productiv*, thoughts jump, mind
      wanders, cant think straight, cant think, clear head, clear my head, clarity, deep work,
      attention span, cant finish anything, easily bored, sit still and work, flow state, get
      things done, stay on task, mind all over the place, head all over the place, half finished,
      unfinished, sidetracked, takes forever, half done, lose the thread, zone out, zoning out, daydream*, flit from`,
    es: 'concentr*, enfoque, foco, distra*, atencion, claridad mental, productiv*',
    de: 'konzentr*, fokus*, ablenk*, aufmerksamkeit, klarer kopf, produktiv*',
    fr: 'concentr*, attention:.7, distrait*, focus, idees claires, productiv*, clarte',
    offered: `focus, concentration, clarity, adhd:.7, attention, phone habits:.6, procrastination, brain
      fog:.7, deep work, neurofeedback:.7, screen time:.4, l-theanine:.6, omega-3:.3, memory:.4,
      phone lock box:.5, quiet hours:.4, meditation:.4`,
  },
  adhd: {
    like: 'focus',
    en: `adhd, add, attention deficit, hyperactiv*, fidget*, neurodiver*, neurodivergent, executive
      function*, body doubling, disorgani*, cant sit still, impulsiv*, ritalin, squirrel brain`,
    es: 'tdah, deficit de atencion, hiperactiv*, neurodivergente, impulsiv*',
    de: 'adhs, ads, aufmerksamkeitsdefizit, hyperaktiv*, neurodivers*, zappelig',
    fr: 'tdah, deficit attention, trouble attention, hyperactif*, neuroatypique*',
    offered: `adhd, focus:.7, organisation:.7, coaching:.5, neurofeedback:.7, attention:.7, body-doubling,
      neurodivergent, concentration:.6`,
    related: 'focus:.6',
  },
  autism: {
    en: `autis*, asperger*, on the spectrum, neurodivergent, sensory overload, sensory friendly,
      overstimulat*, overstimulated, too loud and bright, highly sensitive, hsp, sensory issues`,
    es: 'autis*, asperger, sobrecarga sensorial, altamente sensible, pas',
    de: 'autis*, asperger, reizuberflutung, hochsensib*, reizarm',
    fr: 'autis*, asperger, surcharge sensorielle, hypersensib*',
    offered: `autism, autism-friendly, neurodivergent, sensory, low stimulation, quiet:.5, calm:.4, float
      tank:.4, small group:.3, sensory deprivation:.4, weighted blanket:.6`,
    related: 'silence:.4, stress:.3',
  },
  memory: {
    like: 'focus',
    en: `memory, forgetful*, forget names, forget everything, keep forgetting, remember things, brain
      health, healthy brain, cognitive, brain training, sharp mind, stay sharp, mental sharpness,
      losing my words, senior moments, dementia prevention`,
    es: 'memoria, olvid*, salud cerebral, agilidad mental, cognitiv*',
    de: 'gedachtnis*, vergess*, gehirn*, geistig fit, kognitiv*',
    fr: 'memoire, oubli*, cerveau, agilite mentale, cognitif*',
    offered: `memory, brain, cognitive, omega-3:.7, focus:.5, dha:.6, brain training, concentration:.5,
      neurofeedback:.4, ginkgo:.8`,
    related: 'focus:.5',
  },
  brainFog: {
    like: 'focus',
    en: `brain fog, foggy, fuzzy head, head full of cotton wool, cotton wool, woolly head, cant think
      clearly, mental fog, cloudy head, fog in my head, muddled`,
    es: 'niebla mental, mente nublada, cabeza embotada',
    de: 'gehirnnebel, benebelt, nebel im kopf, watte im kopf',
    fr: 'brouillard mental, brouillard cerebral, tete dans le brouillard',
    offered: `brain fog, clarity, focus:.7, memory:.5, fatigue:.4, omega-3:.5, brain:.5, concentration:.6,
      energy:.3`,
    related: 'focus:.6, energy:.4',
  },
  exams: {
    en: `exam*, study, studying, student*, finals, thesis, dissertation, before a test, my test,
      revision, revising, university, college, school stress, driving test, bar exam, sats, gcse*,
      a levels, coursework, homework, mind goes blank, in every test, before tests, test anxiety, exam panic`,
    es: 'examen*, estudiar, estudio, estudiante*, oposicion*, tesis, universidad, selectividad, antes del examen, parcial*, aprobar',
    de: 'prufung*, klausur*, lernen:.4, studium, studier*, abitur, student*, schularbeit*, pruf*, matura, vor klausuren',
    fr: 'examen*, etudes, etudier, etudiant*, bac, these, reviser, revisions, concours, partiel*, epreuve*, brevet',
    offered: `exam nerves, exam, students, student, study, focus:.7, concentration:.7, calm:.3, test:.4,
      homework:.5, l-theanine:.5, adhd:.2`,
    related: 'focus:.4, anxiety:.4',
  },
  screens: {
    en: `screen*, phone too much, my phone, off my phone, phone addict*, scrolling, scroll,
      doomscroll*, social media, digital detox, unplug*, disconnect, no wifi, no signal, off the
      grid, off grid, off-grid, offline, emails, instagram, tiktok, internet addict*, glued to my
      phone, always online, notifications, put my phone down, put the phone away, gaming too much,
      video games, netflix, without phone, no phones, phone free, phone-free, addicted to my
      phone, checking my phone`,
    es: `movil:.7, pantalla*, redes sociales, desintoxicacion digital, desconectar del movil,
      enganchado al movil, sin cobertura, sin wifi`,
    de: `handy*, bildschirm*, soziale medien, digital detox, offline, social media, ohne handy,
      handysucht*, kein empfang`,
    fr: `ecran*, telephone:.7, reseaux sociaux, detox digitale, deconnexion, accro au telephone, sans
      reseau, sans wifi`,
    offered: `digital detox, phone habits, screen time, screen break, phone-free, phone free, off-grid,
      digital break, phone lock box, no phone, no phones, no phone signal, lockbox:.9, devices:.6,
      laptop:.5, scroll:.7, screens:.8, phone:.6, no signal`,
    related: 'silence:.2',
  },
  eyes: {
    like: 'screens',
    en: `eye strain, tired eyes, sore eyes, dry eyes, eyes hurt, eyes burn, eyesight, blurry eyes,
      blue light, computer all day, staring at a screen, screen all day, eyes ache`,
    es: 'ojos cansados, vista cansada, fatiga visual, ojos secos, luz azul',
    de: 'mude augen, trockene augen, augen brennen, blaulicht, augen schmerzen',
    fr: 'yeux fatigues, fatigue oculaire, yeux secs, lumiere bleue, mal aux yeux',
    offered: `eyes, eye strain, blue light, screen break, eye mask, screen time:.5, palming:.7, lutein`,
    related: 'screens:.4, headache:.3',
  },
  tinnitus: {
    en: `tinnitus, ringing in my ears, ringing ears, ears ring, buzzing in my ears, ear noise`,
    es: 'tinnitus, acufenos, zumbido* en los oidos, pitido oidos',
    de: 'tinnitus, ohrgerausch*, ohrensausen, pfeifen im ohr',
    fr: 'acouphene*, bourdonnement oreilles, sifflement oreilles',
    offered: `tinnitus, white noise:.8, sound:.4, soundscapes:.6, hearing, relaxation:.4, brown noise:.6`,
    related: 'stress:.3, sleep:.3',
  },
  headache: {
    en: `headache*, head ache*, head hurts, head pounds, head is pounding, pounding head, tension
      head*, throbbing head, sore head, head splitting, splitting head`,
    es: 'dolor de cabeza, dolores de cabeza, jaqueca*, cefalea*, me duele la cabeza',
    de: 'kopfschmerz*, kopfweh, spannungskopfschmerz*, mein kopf tut weh',
    fr: 'mal de tete, maux de tete, mal a la tete, cephalee*, mal crane',
    offered: `headache, migraine, tension:.5, neck:.5, screen break:.5, acupuncture:.5, magnesium:.4,
      peppermint:.5, jaw:.4, massage:.3`,
    related: 'stress:.2, neckPain:.3',
  },
  migraine: {
    like: 'headache',
    en: 'migrain*, aura, one sided headache, light hurts my eyes, lie in a dark room',
    es: 'migran*, jaqueca*',
    de: 'migrane*, migraneanfall*',
    fr: 'migrain*, crise migraine, mal tete avec aura',
    offered: 'migraine, headache, acupuncture:.6, magnesium:.5, neck:.4, riboflavin, dark:.3',
    related: 'headache:.7',
  },
  jaw: {
    like: 'pain',
    en: `jaw*, teeth grinding, grind my teeth, grinding my teeth, grind teeth, clench*, clenched jaw,
      tmj, bruxism, tense face, lockjaw, clench my teeth, clenching my teeth`,
    es: 'mandibula, bruxismo, aprieto los dientes, rechinar dientes',
    de: 'kiefer*, zahneknirschen, bruxismus, knirschen, craniomandibular',
    fr: 'machoire*, bruxisme, grincer des dents, serre les dents, grince des dents',
    offered: `jaw, clench, face massage, bruxism, tmj, tension:.4, facial:.3, headache:.4, neck:.3`,
    related: 'stress:.3, headache:.3',
  },
} as const satisfies Record<string, ConceptEntry>
