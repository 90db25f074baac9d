/** Descriptions in lay words; see descriptions.ts. */
export const OCCASION = `
resilience|en|every little setback knocks me flat for days
resilience|en|how do some folk get hit by everything and bounce straight back
resilience|en|flood, redundancy, mum's stroke, all in one year, want to come out of it stronger
resilience+workStress|en|My skin is too thin for this job, one nasty email and I'm done for the week
resilience|en|life keeps throwing bricks and i need better armour
resilience|en|learn to roll with the punches
resilience|en|wobble at the first bit of criticism, want a thicker skin
resilience+children|en|my boy crumbles whenever he loses a match, how to make him tougher inside
resilience|en|big changes coming at home and at work and I want to be ready for them
resilience|en|so I don't fall apart next time something goes wrong
resilience|en|rebuilding after bankruptcy, need my fight back
resilience|en|not ill, just want to cope better when it all kicks off
resilience|en|my nan got through the war with a shrug, i cry over a parking fine
resilience|en|staying steady when everyone around me is losing it
resilience|en|got back up six times, would like some help with the seventh
resilience+healthWorkers|en|paramedic here, looking for ways to stay in one piece mentally for another ten years
resilience|es|cualquier contratiempo me tumba una semana
resilience|es|quiero aprender a levantarme más rápido cuando la vida me da un revés
resilience|es|cerré el bar tras la pandemia y quiero volver a arriesgarme sin temblar
resilience|es|vienen curvas en la familia y quiero estar entera para lo que toque
resilience|es|mi abuela aguantó de todo y salió adelante, yo me rompo con un correo
resilience|es|Busco herramientas para no venirme abajo con tantos cambios
resilience|es|echarle ganas no basta, necesito fuerza de adentro
resilience|es|aguantar el chaparrón sin mojarme por dentro, no sé si me explico
resilience|de|das Leben ist kein Ponyhof, aber ein bisschen besser im Sattel bleiben wäre schön
resilience|de|brauche ein dickeres Fell
resilience|de|Stehaufmännchen müsste man sein
resilience|de|nach dem Konkurs wieder bei null anfangen und dabei nicht den Mut verlieren
resilience|de|innerlich stärker werden bevor der nächste Sturm kommt
resilience|de|Trümmerfrau war meine Uroma, ich zerbröckle schon wenn der Babysitter absagt
resilience|de|nehme mir alles zu Herzen, ein blöder Kommentar und der Tag ist gelaufen
resilience|de|widerstandsfähiger gegen das Auf und Ab, ohne gleich aus der Bahn geworfen zu werden
resilience|fr|au moindre pépin je m'effondre
resilience|fr|tomber sept fois, se relever huit, moi je reste à la sixième
resilience|fr|l'agriculture c'est grêle, gel et dettes, il faut des nerfs pour continuer la tête haute
resilience|fr|me forger une carapace, je prends tout trop à coeur
resilience|fr|garder le cap quand tout tangue, sans m'écrouler dès le premier coup de vent
resilience|fr|j'ai du mal avec l'imprévu, une annulation et ma journée est par terre
resilience|fr|Retrouver de la solidité intérieure après une année de tuiles
resilience|fr|plier sans rompre, comme disait mon grand-père, mais moi je romps
gift+stress|en|my sister never stops, want to treat her to something that makes her sit down
gift+grief|en|what do you send a friend who's just lost her mum, not flowers again
gift+parents|en|best mate's got twins and looks like a zombie, something to cheer her up under £50
gift+cancer|en|a care package for my aunt starting chemo, soft nice-smelling things
gift+healthWorkers|en|end of year present for my wife, she's a nurse and runs on fumes
gift+insomnia|en|dad moans that he never sleeps, it's his birthday on sunday, ideas
gift|en|secret santa for a colleague who is wound up like a spring
gift+elders|en|mother's day, she's got everything, she's 84 and always cold
gift+heartbreak|en|he's dumped her a week before christmas, want to wrap up something kind
gift+workStress|en|leaving do whip-round for our boss who could do with putting her feet up
gift+stress|es|quiero regalarle algo a mi hermana que no para quieta ni un minuto
gift+grief|es|qué se le manda a una amiga que acaba de perder a su padre
gift+surgery|es|operan a mi comadre de la rodilla y quiero llevarle una canasta con cosas ricas y cómodas
gift+exams|es|un detalle para mi sobrina que oposita y vive encerrada con los apuntes
gift+workStress|es|amigo invisible para un compañero que vive atacado de los nervios
gift+backPain|de|Papa wird 60 und jammert über sein Kreuz, was leg ich ihm auf den Gabentisch
gift+grief|de|ein kleines Mitbringsel für eine Freundin die gerade ihren Mann verloren hat
gift+surgery|de|meine Kollegin kriegt eine neue Hüfte, was packen wir vom Team ihr in den Krankenhauskorb
gift+exams|de|Nikolaus für die Nichte im Staatsexamen, was Beruhigendes in den Stiefel
gift|de|Wichteln, Limit zwanzig Euro, er ist immer auf hundertachtzig
gift+migraine|fr|ma meilleure amie a la tête dans un étau un jour sur trois, quoi lui offrir pour ses 40 ans
gift+carers|fr|remercier ma soeur qui s'occupe de papa nuit et jour, lui payer une vraie pause
gift+parents|fr|que mettre sous le sapin pour un couple avec des jumeaux qui ne ferme plus l'oeil
gift+healthWorkers|fr|cadeau de départ pour une infirmière qui a trop donné
gift|fr|la maîtresse de ma fille est épuisée, une idée de fin d'année autre que du chocolat
honeymoon|en|just got hitched, where do two knackered newlyweds go to flop
honeymoon|en|after the wedding we want rose petals, a private pool and nobody else
honeymoon|en|first trip as mr and mrs, somewhere dreamy with treatments side by side
honeymoon+stress|en|planning the big day nearly killed us, straight after the confetti we want to collapse on a beach
honeymoon|en|the day after we say i do, ten nights, turquoise water, hammock for two
honeymoon|en|my daughter marries in june, we're paying for their first holiday as husband and wife
honeymoon|en|second time round for both of us, no kids invited, something romantic after the registry office
honeymoon+lgbtq|en|two brides looking for a romantic hideaway where we won't get funny looks at check in
honeymoon|en|mini moon, only three days off after the ceremony, spa and champagne
honeymoon|en|still in my veil practically, want candlelit dinners and a big bath with my new hubby
honeymoon|es|recién casados buscando un rincón con pétalos y bañera para dos
honeymoon|es|nos damos el sí en septiembre y luego queremos desaparecer los dos en una isla
honeymoon+stress|es|organizar la boda nos dejó molidos, el viaje de novios que sea de tumbona y mimos
honeymoon|es|la luna de miel que no tuvimos en el noventa y ocho, por fin hay dinero
honeymoon|es|después del arroz y el vals queremos diez días solitos en una cabaña
honeymoon|de|frisch verheiratet und reif für die Insel, nur wir zwei
honeymoon|de|nach dem Standesamt wollen wir ein paar Tage weg, Himmelbett und Badewanne zu zweit
honeymoon|de|unsere Flitterwochen, bitte ohne Kinderanimation
honeymoon+pregnancy|de|Ringe getauscht, Bauch schon rund, jetzt noch eine romantische Woche bevor wir zu dritt sind
honeymoon|de|die Gäste haben uns Geld für die Hochzeitsreise geschenkt, was Verträumtes am Fjord wäre schön
honeymoon|fr|jeunes mariés cherchent nid douillet avec bain pour deux
honeymoon|fr|on a encore du riz dans les cheveux et on veut filer loin de tout le monde
honeymoon|fr|lune de miel repoussée trois fois, cette année c'est la bonne, plutôt îles ou plutôt safari
honeymoon+lgbtq|fr|deux mariés, deux messieurs, un endroit romantique où on sera bien accueillis
honeymoon+stress|fr|entre le traiteur et les tontons on n'a pas profité de notre mariage, on se rattrape après en amoureux
celebration|en|turning 50 and i'd rather have robes and bubbles with my girls than a disco
celebration|en|my hen do but nobody wants L plates and shots, something relaxing
celebration|en|thirty years wed this spring, we want to mark it somewhere lovely
celebration+cancer|en|five years clear! taking the whole family away to toast it
celebration|en|bride and six bridesmaids, pampering the day before the church
celebration+retirement|en|he hangs up his hard hat friday after 41 years, want to make a fuss of him
celebration|en|mum's big 7-0, three generations under one roof, cake and a swim
celebration|en|passed my finals, me and my mates want a blowout that doesn't end in a kebab
celebration+heartbreak|en|divorce papers came through today, champagne with the girls in a hot tub
celebration+pregnancy|en|a mellow sort of baby shower, tea, foot baths, ten women
celebration|es|me hacen fija después de doce años y quiero brindar en albornoz con mis amigas
celebration|es|despedida de soltera tranquila, sin diademas ridículas, con burbujas y mimos
celebration|es|los noventa de la bisabuela, cuatro generaciones, mariachi y alberca
celebration+retirement|es|se jubila mi madre tras cuarenta años de maestra, hay que festejarlo a lo grande
celebration|es|quinceañera de mi hija pero en plan relajado con sus primas
celebration|de|mit 50 keine Kellerparty, lieber mit den Mädels im Bademantel anstoßen
celebration|de|Junggesellinnenabschied ohne Bauchladen, eher Sekt und Verwöhnen
celebration|de|die Zwillinge werden 18, Omas reisen an, Torte, Toben im Wasser und abends Lagerfeuer
celebration+retirement|de|der Chef geht nach 45 Jahren in Pension, die Abteilung lässt ihn hochleben
celebration|de|Abi geschafft, meine Tochter und ihre Freundinnen wollen ein schickes Wochenende
celebration|fr|enterrement de vie de jeune fille version calme, pas de déguisement
celebration|fr|noces d'or de mes parents, toute la tribu réunie
celebration+quitting|fr|un an sans une goutte ni une cigarette, je me paie une fête sans alcool avec ceux qui m'ont soutenue
celebration|fr|j'ai eu mon concours du premier coup, champagne et bain à remous avec la bande
celebration+cancer|fr|les derniers examens sont bons, on trinque en famille quelque part de beau
`
