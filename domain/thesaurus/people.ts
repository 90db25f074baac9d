import type { ConceptEntry } from './entry.ts'

export const PEOPLE = {
  women: {
    en: `women, womens, woman, ladies, girls trip, girls weekend, sisterhood, female, womens health,
      women only, women-only, for her:.5, girlfriends, feminine`,
    es: 'mujer*, femenin*, solo mujeres, chicas',
    de: 'frau*, weiblich*, nur frauen, madels*',
    fr: 'femme*, feminin*, entre filles, entre femmes',
    offered: `women, womens circle, new mothers:.4, hormones:.5, sisterhood, women cheering:.3,
      mothers-to-be:.3`,
  },
  hen: {
    like: 'women',
    en: `hen party, hen do, hen weekend, bachelorette, bridesmaids, bridal shower, bride to be, girls
      night, girls getaway, before my wedding, wedding stress, bride`,
    es: 'despedida de soltera, novia, damas de honor',
    de: 'junggesellinnenabschied, braut*, madelsabend',
    fr: 'enterrement de vie de jeune fille, evjf, mariee, demoiselles honneur',
    offered: 'hen, women:.6, friends:.6, spa:.5, group:.4, celebration, dance:.4',
    related: 'women:.5, company:.4',
  },
  periods: {
    like: 'cycle',
    en: `period*, period pain, period cramps, menstrua*, monthly cramps, time of the month, heavy
      bleeding, cramps every month, womb, hot water bottle, cramp, cramps`,
    es: 'regla, menstru*, dolor de regla, colicos menstruales',
    de: 'periode, regelschmerz*, menstru*, tage:.2, unterleibsschmerz*',
    fr: 'regles, menstru*, douleurs de regles, regles douloureuses',
    offered: `cramps, period, cycle support, pms, hormones:.7, women:.6, pelvic floor:.3, moon:.1, heat
      pack`,
    related: 'cycle:.8',
  },
  cycle: {
    en: `pms, pmdd, hormon*, hormonal, cycle, moody before my period, premenstrual, coming off the
      pill, off the pill, the pill, monthly mood, before my period, one week a month, every month, tender breasts`,
    es: 'sindrome premenstrual, hormon*, ciclo menstrual, spm',
    de: 'pms, hormon*, zyklus*, pramenstruell*, pille abgesetzt',
    fr: 'syndrome premenstruel, spm, hormon*, cycle, arret pilule',
    offered: `pms, cycle support, hormones, women:.6, cramps, fertility:.5, chasteberry, vitex,
      perimenopause:.5, pelvic floor:.5, tearful:.4`,
  },
  endometriosis: {
    like: 'cycle',
    en: 'endometrios*, endo, pcos, polycystic, fibroids, adenomyosis, pelvic pain',
    es: 'endometriosis, ovario poliquistico, sop, dolor pelvico',
    de: 'endometriose, pcos, pco, unterleib, myom*',
    fr: 'endometriose, sopk, fibrome*, douleurs pelviennes',
    offered: `endometriosis, pcos, pelvic floor:.7, hormones:.7, cycle support:.7, women:.5, cramps:.7,
      pain:.3`,
    related: 'cycle:.6, pain:.2',
  },
  fertility: {
    like: 'cycle',
    en: `fertil*, infertil*, trying to conceive, ttc, ivf, get pregnant, getting pregnant, trying for
      a baby, egg freezing, conceive, two week wait, still not pregnant, not pregnant yet, cant get pregnant,
      not getting pregnant`,
    es: 'fertilidad, infertil*, quedarme embarazada, fecundacion in vitro, fiv, concebir',
    de: `fruchtbar*, kinderwunsch*, schwanger werden, unfruchtbar*, kunstliche befruchtung`,
    fr: 'fertil*, infertil*, tomber enceinte, fiv, pma, concevoir',
    offered: `fertility, prenatal:.6, folate:.6, hormones:.6, cycle support:.6, women:.5, acupuncture:.5`,
    related: 'cycle:.4',
  },
  pregnancy: {
    decisive: true,
    en: `pregnan*, prenatal, antenatal, expecting, mum to be, mom to be, mother to be, mothers to be,
      trimester, birth, labour, due in, bump:.8, baby on the way, with child, morning sickness,
      doula, hypnobirth*, midwife, babymoon, baby moon, give birth, childbirth, weeks along,
      months along, up the duff, big belly and:.2, queasy, morning nausea, first trimester, second trimester, third trimester, big belly`,
    es: 'embaraz*, prenatal, parto, encinta, nauseas matutinas, dar a luz, doula',
    de: 'schwanger*, pranatal, geburt*, hebamme, umstandsmode, babybauch',
    fr: 'enceinte, grossesse, prenatal*, accouch*, naissance, sage-femme, futures mamans',
    offered: `pregnancy, prenatal, pregnant:.6, prenatal massage, postnatal:.4, pelvic floor:.5,
      mothers-to-be, folate:.7, new mothers:.4, hypnobirthing, belly-supporting`,
  },
  postnatal: {
    like: 'parents',
    en: `postnatal, postpartum, new mother*, new mum*, new mom*, after birth, after giving birth, had
      a baby, just had a baby, gave birth, fourth trimester, pelvic floor after, postpartum pelvic floor, postnatal pelvic floor, diastasis, baby
      blues, postnatal depression, postpartum depression, mum tum, breastfeeding, nursing mother,
      lactat*`,
    es: `posparto, postparto, suelo pelvico posparto, suelo pelvico postparto, suelo pelvico despues parto, recien parida, mama primeriza, despues del parto, lactancia, acabo de
      tener un bebe`,
    de: `wochenbett, nach der geburt, beckenboden nach geburt, frischgebackene mutter, ruckbildung*, stillen, postnatal,
      babyblues`,
    fr: `post-partum, postpartum, perinee apres accouchement, perinee post-partum, postnatal, jeune maman, apres accouchement, allait*, baby blues, viens
      accoucher`,
    offered: `postnatal, new mothers:.6, mums and babies, new parents:.8, baby:.6, pelvic floor:.4, core:.2,
      night nurses:.6`,
    related: 'parents:.6, women:.1',
  },
  parents: {
    en: `new parent*, newborn, new baby, baby, my baby, infant, teething, colic, up with the baby,
      baby wont sleep, baby sleep, nursery, toddler*, parent, parents, parenting, tired mum, tired
      mom, tired dad, kids drive me, my kids, our kids, the kids, my children, single mum, single
      mom, single parent, single dad, motherhood, fatherhood, tantrum*, bedtime battles, school
      run, mummy, mum guilt, mom guilt, better mother, better father, better parent, sahm, my children, yell at my kids, shout at the kids, shout at my kids, shout at my children,
      mum of one, mum of two, mum of three, mum of four, mum of 2, mum of 3, mom of one, mom of two, mom of three, mom of four,
      mom of 2, mom of 3, mother of one, mother of two, mother of three, mother of 2, mother of 3, dad of one, dad of two,
      dad of three, dad of 2, dad of 3, father of one, father of two, father of three, father of 2, father of 3`,
    es: `bebe*, recien nacido, crianza, ser padres, padres primerizos, padres de, mis hijos, los ninos, maternidad, paternidad, madre
      soltera, rabietas, madre de dos, madre de tres, madre de 2, madre de 3, mama de dos, mama de tres, padre de dos, padre de tres`,
    de: `baby*, neugeboren*, eltern*, kleinkind*, meine kinder, mutterschaft, alleinerziehend*,
      erziehung, trotzanfall*, zweifache mutter, dreifache mutter, mutter von zwei, mutter von drei, vater von zwei, vater von drei,
      zweifacher vater, dreifacher vater`,
    fr: `bebe*, nouveau-ne, parent*, mes enfants, maternite, paternite, mere celibataire, coliques, maman de deux, maman de trois, maman de 2, maman de 3, mere de deux, mere de trois,
      papa de deux, papa de trois, pere de deux, pere de trois`,
    offered: `new mothers:.8, new parents, postnatal:.7, parenting, baby, babies, baby massage, family:.4,
      bonding:.7, teatime:.5, mums and dads, nursery:.5`,
  },
  babies: {
    like: 'parents',
    en: `baby yoga, baby massage, with my baby, mum and baby, mom and baby, mother and baby, bring
      the baby, parent and child`,
    es: 'con mi bebe, masaje de bebe, mama y bebe',
    de: 'mit baby, babymassage, mutter kind, mutter und kind',
    fr: 'avec mon bebe, massage bebe, maman et bebe',
    offered: 'baby massage, baby, new parents, babies, bonding, postnatal:.6, new mothers:.6',
    related: 'parents:.6',
  },
  menopause: {
    decisive: true,
    en: `menopaus*, perimenopaus*, peri menopaus*, hot flush*, hot flash*, night sweats, change of
      life, the change, hrt, sweats, sweaty at night, wake up drenched, drenched in sweat, wake up
      soaked, sweating at night, waking up soaked, burning up at night, going through the change,
      oestrogen, estrogen, drenched, soaked in sweat, sweat through the sheets, sweaty sheets, change the sheets`,
    es: 'menopaus*, sofocos, premenopausia, climaterio, sudores nocturnos',
    de: 'wechseljahre*, menopause, hitzewallung*, nachtschweiss, klimakterium',
    fr: 'menopause, bouffees de chaleur, perimenopause, sueurs nocturnes',
    offered: `menopause, perimenopause, hot flushes, night sweats, hormones:.6, women:.4, sweats, the
      change`,
    related: 'women:.1',
  },
  men: {
    en: `men, mens, man to man, prostate, male, guys, stag, lads, mens group, men only, mens health,
      bloke*, masculin*, for him:.5, testosterone, dads, erectile, blokes, bloke, fellas, men talking, mens circle, brotherhood`,
    es: 'hombres, masculin*, prostata, solo hombres, testosterona, varon*, entre hombres, circulo de hombres',
    de: 'manner*, mannlich*, prostata, manner unter sich, testosteron, kerle, mannergruppe*, mannerrunde*',
    fr: 'hommes, masculin*, prostate, entre hommes, testosterone, cercle d hommes, garcons',
    offered: 'men, fathers, mens circle, dads:.7, prostate, testosterone',
  },
  teens: {
    decisive: true,
    en: `teen*, adolescent*, my daughter, my son,
      high school, puberty, gen z, young people, youth, teenage*, secondary school, sixth form, my kid is a teenager,
      under 18, under 18s, under eighteen, under sixteen, under 16, under 16s`,
    es: 'adolescen*, mi hija, mi hijo, pubertad, jovenes, mi hija adolescente, instituto, quinceaner*, joven de, chavales',
    de: 'teenager*, jugend*, meine tochter, mein sohn, pubertat, halbwuchsig*, pubertier*, heranwachsend*, gymnasium',
    fr: 'ado, ados, adolescen*, ma fille, mon fils, puberte, jeunes, lyceen*, collegien*, ma gamine, mon gamin, lycee',
    offered: `teenagers, teens, young people, school, students, homework:.6, screen time:.4, exam:.4`,
  },
  children: {
    like: 'families',
    en: `kids, kid, child, children, for kids, for children, kids yoga, my little one, little ones, school age, bullied, bully*, hyper child, child anxiety, grandchildren,
      grandkids`,
    es: 'nino*, nina*, hijos, para ninos, nietos',
    de: 'kind, kinder*, fur kinder, enkel*',
    fr: 'enfant*, pour enfants, petits-enfants, gamins',
    offered: 'children, kids, family, families:.8, school:.5, farm:.4, parenting:.4',
    related: 'families:.5',
  },
  families: {
    en: `family, families, with kids, with the kids, with our kids, with my kids, with children, kid
      friendly, kids club, child friendly, child-friendly, family friendly, family-friendly,
      toddler*, with grandchildren, with the grandkids, all ages, three generations, multi
      generation*, family trip, family holiday, kids can join, kids welcome, bring the kids`,
    es: 'familia*, con ninos, en familia, para toda la familia',
    de: 'familie*, mit kindern, kinderfreundlich, familienurlaub, familienfreundlich',
    fr: 'famille*, avec enfants, en famille, vacances en famille',
    offered: `families, family, children, kids, family rooms, family-friendly, pool:.3, farm:.4, beach:.2,
      whole family:.7`,
  },
  carers: {
    decisive: true,
    en: `carer*, caregiv*, caretak*, caring for, care for my, look after, looking after, dementia,
      alzheimer*, nurse*, sandwich generation, elderly parent*, sick husband, sick wife, sick
      mother, disabled child, disabled son, disabled daughter, compassion fatigue, respite, caring
      full time, parkinson*, ill husband, ill wife, everyone depends on me, carer for, running on empty as a carer, mum with dementia, dad with dementia, caring for my husband, caring for my wife, care for mum, care for mom, care for dad, care for my husband, care for my wife, full time care`,
    es: 'cuidador*, cuidar de, cuido a mi, alzheimer, demencia, respiro, cuido de, cuido de mi, cuidando de, cuidando a, me ocupo de, a mi cargo, persona dependiente, cuidado de mi, enfermo a mi cargo, enfermo dependiente',
    de: 'pflege*, pflegend*, angehorige*, demenz, alzheimer, kummere mich um, betreue meine, betreue meinen, versorge meine, versorge meinen, pflegebedurftig*, pflege meine, pflege meinen',
    fr: `aidant*, occupe de, prendre soin de ma, prendre soin de mon, alzheimer, demence, repit, occupe de ma, occupe de mon, proche malade, soigne ma, soigne mon, a charge, mari malade, femme malade, mere malade, pere malade`,
    offered: `carers, caregivers, respite, look after:.8, looks after:.6, guilt:.7, exhaustion:.5,
      support:.5, dementia, caregiver`,
  },
  elders: {
    en: `senior*, older people, older adults, getting older, elderly, retire*, retirement, over 50,
      at my age, old age, pensioner*, oap, golden years, my mother, my grandmother, my
      grandfather, grandma, grandpa, my mum is, my mom is, my nan, aged parents, my parents,
      granny, later life, pensioners, grandmother*, grandfather*, grandparent*, nan`,
    es: 'mayores, jubil*, tercera edad, ancian*, abuel*, mis padres, mi madre',
    de: `senior*, altere*, rente*, ruhestand, oma, opa, im alter, meine mutter, meine eltern`,
    fr: `senior*, a la retraite, en retraite, ma retraite, sa retraite, notre retraite, depuis la retraite, suis retraite, est retraite, jeune retraite, retraitee*, jeunes retraites, les retraites, personnes agees, age:.3, grand-mere, grand-pere, mamie, papi, ma mere,
      mes parents`,
    offered: `older people, seniors, over 50, over-sixties, gentle exercise:.8, gentle movement:.7, chair
      yoga:.7, balance classes:.8, joints:.5, balance:.2, friendship:.2, warm climate:.4, card
      evenings:.5, walking club:.4`,
  },
  retirement: {
    like: 'elders',
    en: `retire*, retirement, just retired, since i retired, since retiring, stopped working,
      pension, life after work, long days since:.4, new retiree, what to do all day`,
    es: 'jubil*, jubilacion, recien jubilad*',
    de: 'rente*, ruhestand, pensionier*, seit der rente',
    fr: `a la retraite, en retraite, ma retraite, sa retraite, notre retraite, depuis la retraite, suis retraite, est retraite, jeune retraite, retraitee*, jeunes retraites, les retraites, depuis ma retraite, prendre retraite`,
    offered: `retirement, seniors:.8, over 50:.8, over-sixties:.8, community:.5, walking:.4,
      friendship:.6, circle:.3, club:.4, card evenings:.6, class:.2`,
    related: 'elders:.5, loneliness:.4',
  },
  couples: {
    en: `couple*, partner:.6, with my husband, with my wife, my boyfriend, my girlfriend, for two,
      for us two, two of us, just us two, honeymoon, romantic, romance, anniversary, relationship,
      marriage, rekindle, reconnect with my, date night, spark, love:.5, in love, love life, husband and i, wife and
      i, my husband and me, my wife and me, drifted apart, grown apart, valentine*, we argue, keep
      arguing, arguing, newlywed*, fiance*, for 2`,
    es: `pareja*, romantic*, luna de miel, aniversario, para dos, para 2, con mi marido, con mi mujer, mi
      novio, mi novia, matrimonio, amor:.5, enamorad*`,
    de: `paar*, romantisch*, flitterwochen, zu zweit, fur zwei, fur 2, jahrestag, mein mann und ich, meine frau und
      ich, beziehung*, ehe`,
    fr: `couple*, amoureux, romantique, lune de miel, a deux, pour deux, pour 2, anniversaire, amour:.5, mon mari et moi, ma femme
      et moi, mariage`,
    offered: `couples, romantic, for two, relationship, partners:.7, private:.3, hold hands:.7,
      treehouse:.3, bonding:.3, two:.2`,
  },
  intimacy: {
    like: 'couples',
    en: `intimacy, intimate, sex, sexual*, libido, sex drive, low libido, no desire, sensual*, tantra
      for couples, vagin*, passion`,
    es: 'intimidad, sexo, sexual*, libido, deseo',
    de: 'intim*, sex*, libido, lust, sinnlich*',
    fr: 'intim*, sexe, sexuel*, libido, desir, sensuel*',
    offered: 'intimacy, couples:.7, tantra, sensual, libido, relationship:.7, pelvic floor:.4',
    related: 'couples:.5',
  },
  company: {
    weight: 0.6,
    en: `with friends, friends, friend, with a friend, group:.8, groups:.8, together:.7, best friend,
      besties, share with, group of us, my mates, small group, class with others, in a group`,
    es: 'con amig*, amigos, amigas, en grupo, juntos',
    de: 'mit freund*, freunde, gruppe*, zusammen, gemeinsam',
    fr: 'avec des amis, entre amis, amis, amies, en groupe, ensemble',
    offered: `friends, community, group, connection, social, friendship:.8, small group, circle:.5,
      festival:.4`,
  },
  corporate: {
    like: 'company',
    en: `team*, colleagues, company retreat, corporate, employees, my staff, offsite, off-site, team
      building, workplace wellness, office party, hr, team away day, away day, coworkers,
      co-workers`,
    es: 'equipo*, empresa*, empleados, colegas, retiro de empresa, team building',
    de: 'team*, kollegen, firma*, mitarbeiter*, betrieblich*, teambuilding',
    fr: 'equipe*, entreprise*, collegues, salaries, seminaire*, team building',
    offered: 'team, corporate, workplace, leadership:.6, group:.4, offsite, work:.3',
    related: 'company:.4',
  },
  solo: {
    like: 'silence',
    weight: 0.7,
    en: `solo, travel alone, travelling alone, traveling alone, alone trip, on my own, by myself, go
      alone, single traveller, single traveler, single supplement, just me, party of one, solo
      female, only me, alone:.5, woman alone, alone woman, women alone, female alone`,
    es: 'viajar sol*, sola, solo:.2, por mi cuenta, viajera, mujer sola, sola mujer',
    de: 'allein reisen, alleinreisend*, solo*, nur ich, frau allein, allein frau, frau alleine, alleine frau',
    fr: 'voyager seul*, en solo, toute seule, tout seul, femme seule, seule femme',
    offered: `solo, solo stay, quiet:.5, single rooms, small group:.5, solitude:.8, women:.1, writing:.2`,
    related: 'silence:.3',
  },
  beginners: {
    weight: 0.8,
    en: `beginner*, never done, never tried, never meditated, first time, new to, start
      meditating, starting out, intro*, learn to, how to start, from scratch, novice*, absolute
      beginner, no experience, get started, getting started, newbie*, where do i start, easy
      start, learn how, taster`,
    es: `principiante*, primera vez, empezar, nunca he, iniciacion, introduccion, desde cero`,
    de: `anfanger*, einsteiger*, zum ersten mal, noch nie, einfuhrung*, lernen:.3, neuling*`,
    fr: 'debutant*, premiere fois, commencer, jamais fait, initiation, jamais essaye',
    offered: `beginners, beginner, beginner-friendly, introduction, first time, no steps to learn:.8, you
      do not need to know:.7, guided:.4, gentle:.3, learn:.4, all bodies:.4`,
  },
  lgbtq: {
    en: `lgbt*, gay, lesbian*, queer, trans, transgender, nonbinary, non-binary, bisexual*, pride,
      same sex, coming out`,
    es: 'lgbt*, gay, lesbian*, queer, trans',
    de: 'lgbt*, schwul*, lesbisch*, queer, trans',
    fr: 'lgbt*, gay, lesbienne*, queer, trans',
    offered: 'lgbtq, queer, lgbt, inclusive, pride, all bodies:.3',
    related: 'company:.2',
  },
  disability: {
    en: `disab*, wheelchair*, step free, step-free, accessib*, cant walk far, walking stick,
      crutches, limited mobility, mobility aid, mobility problems, paralys*, amput*, blind,
      visually impaired, deaf, hearing loss, cerebral palsy, ms, multiple sclerosis, spinal
      injury, paraplegic*, reduced mobility, barrier free, barrier-free`,
    es: `discapacidad*, silla de ruedas, accesible*, movilidad reducida, ciego, sordo, muletas,
      esclerosis`,
    de: `behinder*, rollstuhl*, barrierefrei*, gehbehinder*, blind, gehorlos, ms, multiple sklerose`,
    fr: `handicap*, fauteuil roulant, accessible*, mobilite reduite, aveugle*, sourd*, bequilles, pmr`,
    offered: `wheelchair accessible, wheelchair, step-free, accessible, chair yoga:.8, roll-in, limited
      movement, pool hoist, all bodies:.7, carers:.2, wheelchair-using`,
  },
  plusSize: {
    en: `plus size, plus-size, curvy, bigger bodies, bigger body, larger body, fat friendly, too fat
      for, too big for, not skinny, all shapes, every body, all sizes, round body`,
    es: 'tallas grandes, cuerpos grandes, todos los cuerpos',
    de: 'ubergrosse, plus size, alle korper, mollig*',
    fr: 'grande taille, rond*, tous les corps',
    offered: `all bodies, every body, plus size, chair yoga:.6, inclusive:.7, kind:.2, no diet:.3`,
    related: 'beginners:.2',
  },
  healthWorkers: {
    like: 'burnout',
    weight: 0.6,
    en: `nurse*, doctor on, healthcare worker*, teacher*, paramedic*, social worker*, first
      responder*, helping professions, junior doctor`,
    es: 'enfermer*, profesor*, sanitari*, maestr*',
    de: 'krankenschwester*, pfleger*, lehrer*, sanitater*, erzieher*',
    fr: 'infirmier*, soignant*, professeur*, enseignant*',
    offered: 'burnout, carers:.4, caregivers:.4, rest:.3, stress:.6, respite:.5',
    related: 'burnout:.5, carers:.2',
  },
} as const satisfies Record<string, ConceptEntry>
