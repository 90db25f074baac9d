/** Descriptions in lay words; see descriptions.ts. */
export const SPIRIT = `
meaning|en|got the house, the car, the kids, so why does it feel hollow
meaning|en|turned fifty and thought is that it
meaning|en|Feel like I'm living someone else's life and reading from their script
meaning|en|at a crossroads, no signposts
meaning|en|going through the motions, work eat telly bed repeat
meaning+parents|en|youngest left for uni and i don't know who i am without packed lunches
meaning+career|en|sold my company, more money than i need, no clue what to do with tuesday
meaning|en|what am I actually here for
meaning+men|en|my husband bought a motorbike and a leather jacket, I think he's lost
meaning|en|after the scare with my heart I see everything differently and want to start over
meaning|en|drifting since graduation, no plan, no direction
meaning|en|time alone to think about the second half of my life
meaning|en|quarter life wobble, all my mates seem to know where they're headed
meaning|en|lost my compass somewhere around 45
meaning|en|who am i when nobody needs anything off me
meaning|en|looking for a purpose, not another holiday by a pool
meaning|es|tras el infarto de mi socio ya no me importan ni las ventas ni el coche nuevo
meaning|es|cumplo 40 y me pregunto si esto era todo
meaning|es|no sé qué pinto en este mundo
meaning|es|¿qué dirán de mí cuando no esté? que contestaba rápido los correos, supongo
meaning|es|ando perdido, sin rumbo, todos los días son el mismo
meaning|es|Quisiera parar una semana y pensar hacia dónde va mi vida
meaning|es|mi hermana lo dejó todo y está buscándose a sí misma, quiero acompañarla
meaning|es|siento que vivo en automático y que se me escapa lo importante
meaning|de|im Kalender ist jede Stunde belegt und keine davon gehört mir
meaning|de|wozu das Ganze, frage ich mich jeden Morgen im Stau
meaning|de|beim Klassentreffen gemerkt, dass ich gar nicht sagen kann wofür ich brenne
meaning|de|an einem Wendepunkt, weiß nur dass es so nicht weitergeht
meaning|de|mit 30 keinen Plan, alle anderen heiraten und bauen
meaning|de|nach der Diagnose sortiert sich alles neu, was zählt denn wirklich
meaning|de|funktioniere wie ein Hamster im Rad und seh keinen Sinn darin
meaning|de|eine Auszeit um herauszufinden was ich vom Leben noch will
meaning|fr|à quoi bon tout ça, métro boulot dodo
meaning|fr|mon frère est rentré d'un tour du monde et ma vie me paraît soudain minuscule
meaning|fr|quand on me demande ce qui me fait vibrer, je réponds euh
meaning|fr|besoin de m'asseoir sur un caillou et de réfléchir à la suite de mon existence
meaning|fr|Quarante-cinq ans, une belle maison, et l'impression d'être passé à côté de ma vie
meaning|fr|j'ai vendu l'appartement sur un coup de tête, maintenant il faudrait savoir où aller
meaning|fr|me retrouver, comprendre ce que je veux vraiment
meaning|fr|je cherche un sens, pas un resort avec buffet
faith|en|haven't been to mass since I was confirmed but something's pulling me back
faith|en|a few days with monks or nuns, bells, chapel, plain food
faith|en|I talk to God in the car and wonder if anyone's listening
faith|en|want to walk to Santiago with my questions
faith+grief|en|lost my belief when my brother died and I'd like to find it again
faith|en|not religious exactly, more a hunger for something bigger than me
faith|en|my aunt wants to go somewhere holy before she turns eighty
faith|en|prayer feels dry, just words at the ceiling
faith|en|brought up catholic, drifted to buddhism, now feel homeless in my soul
faith|en|somewhere I can observe ramadan in peace and still get some rest
faith|en|need to be near the sacred, candles, old stone, psalms at dusk
faith|en|what the vicar said at the christening has stayed with me all week
faith|en|bible study group left me cold, longing for a deeper kind of quiet with the Lord
faith|en|jewish mum of three seeking a shabbat where i'm not the one cooking
faith|en|feel disconnected from spirit, from source, whatever you call it
faith|en|does anyone do blessings or a guided pilgrimage for people who doubt
faith|es|hace años que no rezo y de pronto me hace falta
faith|es|unos días en un monasterio, levantarme con los cantos
faith|es|quiero hacer el Camino por una promesa que le hice a la Virgen
faith|es|me alejé de la Iglesia pero sigo buscando a Dios a mi manera
faith|es|mis suegros son evangélicos, yo nada, pero cuando cantan se me mueve algo en el alma
faith|es|sed de espíritu, no sé llamarlo de otra forma
faith|es|enciendo una veladora y no siento nada, como si el cielo estuviera callado
faith|es|Perdí la fe cuando enfermó mi niña y querría reconciliarme con ella
faith|de|aus der Kirche ausgetreten und trotzdem fehlt mir das Beten
faith|de|im Gottesdienst sitze ich nur noch wegen der Orgel, vom Rest spür ich nichts mehr
faith|de|suche was Höheres, ohne Sekte und ohne Räucherstäbchenkitsch
faith|de|mein Glaube ist mir abhandengekommen wie ein Regenschirm
faith|de|Exerzitien klingt streng, aber genau so eine Woche mit Bibel und Stille wünsche ich mir
faith|de|zünde in jeder Kapelle eine Kerze an und weiß nicht warum
faith|de|Zwiesprache mit Gott, dafür ist im Alltag nie Raum
faith|de|sehne mich nach etwas Heiligem, einem Ort wo man innerlich niederknien kann
faith|fr|ma foi s'est éteinte doucement comme un cierge au fond d'une nef
faith|fr|je ne crois plus vraiment mais j'entre dans toutes les églises
faith|fr|besoin de prier sans savoir comment on fait
faith|fr|marcher jusqu'au Mont avec un bâton et une intention dans la poche
faith|fr|une soif de plus grand que moi, le yoga du mardi n'y suffit pas
faith|fr|le bon Dieu et moi on s'est perdus de vue
faith|fr|Recevoir une parole qui nourrit l'âme, chanter les psaumes, me recueillir
faith|fr|élevée musulmane, loin de la pratique, j'aimerais me rapprocher d'Allah en douceur
`
