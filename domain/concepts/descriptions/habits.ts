/** Descriptions in lay words; see descriptions.ts. */
export const HABITS = `
quitting|en|i chew my nails till they bleed and can't stop
quitting|en|every monday i swear off it and by wednesday i'm back at it
quitting|en|pulling my hair out strand by strand in front of the telly
quitting|en|bad habits i've had since school, want rid of them for good
quitting|en|no willpower, i cave every single time
quitting|en|picking at the skin round my thumbs in meetings
quitting|en|how long until a craving passes
quitting|en|hooked on online shopping, parcels pile up in the hall and I hide the receipts
quitting|en|nine coffees a day and a splitting head if i skip one
quitting|en|want to give up weed, been smoking a joint every night since uni
quitting+screens|en|games until 4am, tell myself one more level, then hate myself
quitting|en|my sister keeps relapsing with her pills and the whole family walks on eggshells
quitting|en|going cold turkey never lasts more than three days
quitting|en|watching porn every night and it's messing with my head
quitting|en|i know it's bad for me and still my hand reaches for it automatically
quitting|en|need someone to keep me accountable when the urge hits
quitting|es|me muerdo las uñas hasta sangrar y no puedo parar
quitting|es|cada lunes juro que lo dejo y el miércoles ya recaí
quitting|es|no tengo fuerza de voluntad, caigo siempre
quitting|es|enganchado a las compras por internet, ya no caben los paquetes
quitting|es|quiero dejar los porros, llevo desde los diecisiete
quitting|es|me arranco las pestañas cuando estoy nerviosa
quitting|es|malas mañas que tengo desde chamaco y me quiero quitar
quitting|es|me entra el antojo y la mano va sola, como robot
quitting|de|ich knabber die fingernägel bis sie bluten
quitting|de|jedes Jahr gute Vorsätze und am 5. Januar ist alles beim Alten
quitting|de|mein innerer schweinehund gewinnt immer, werd rückfällig
quitting|de|kaufsüchtig, lauter pakete und das konto im minus
quitting|de|Ich will vom Kiffen loskommen, jeden Abend dasselbe
quitting|de|zupfe mir die augenbrauen aus ohne es zu merken
quitting|de|Laster loswerden, aber ohne Willenskraft, wie soll das gehen
quitting|de|zehn tassen kaffee und ohne werd ich zittrig, will davon runter
quitting|fr|je me ronge les ongles jusqu'au sang
quitting|fr|chaque lundi j'arrête, chaque jeudi je rechute
quitting|fr|accro aux achats en ligne, je cache les colis à mon mari
quitting|fr|fumer des joints tous les soirs depuis le lycée, je veux décrocher
quitting|fr|aucune volonté, je craque à la moindre tentation
quitting|fr|je m'arrache les cheveux un par un devant la télé
quitting|fr|me défaire d'une sale manie que je traîne depuis l'enfance
quitting|fr|ma fille est dépendante à ses cachets et promet toujours que c'est la dernière fois
alcohol|en|a bottle of red every night just to switch off
alcohol|en|one glass turns into three and i can't remember putting the kids to bed
alcohol|en|my husband hides vodka behind the paint tins
alcohol|en|waking up with a sore head and shame again
alcohol|en|wine o'clock keeps creeping earlier
alcohol|en|want a holiday with no bar, no booze, no one pushing prosecco
alcohol|en|37 days sober and friday nights are the hardest
alcohol|en|dry january went fine and now i'm back to six tinnies a night
alcohol|en|everyone at work goes to the pub, what do i do with a lemonade
alcohol|en|mum's breath smells of gin at lunch and she denies it
alcohol|en|blackouts after parties, checking my phone to see who I offended
alcohol|en|want to cut down on drinking before my liver packs up
alcohol|en|tasty grown up drinks with zero percent so nobody asks questions
alcohol|en|grew up with a drunk dad, now i see myself pouring the same whisky
alcohol|en|hands shake in the morning until I've had a beer
alcohol|en|hungover every sunday, wasting half my life on the couch
alcohol|es|me tomo una botella de vino cada noche para desconectar
alcohol|es|mi marido esconde las botellas en el garaje
alcohol|es|otra cruda de domingo, ya estoy harto de la peda
alcohol|es|llevo dos meses sobrio y los viernes me cuestan un montón
alcohol|es|empiezo con una cañita y acabo cerrando el bar
alcohol|es|quiero dejar de beber pero todos mis amigos chupan
alcohol|es|a mi papá le tiemblan las manos si no se echa su trago
alcohol|es|resaca, lagunas y mensajes de los que me arrepiento
alcohol|de|jeden abend eine flasche rotwein zum runterkommen
alcohol|de|aus dem feierabendbier sind sechs geworden
alcohol|de|Mein Mann versteckt Schnaps im Keller und streitet alles ab
alcohol|de|verkatert, filmriss, wieder blamiert
alcohol|de|Seit drei Monaten trocken und auf jeder Feier drückt mir einer Sekt in die Hand
alcohol|de|will weniger trinken, die leberwerte sind schlecht
alcohol|de|mama hat mittags schon eine fahne
alcohol|de|urlaub ohne bar und ohne besoffene, alkoholfrei halt
alcohol|fr|l'apéro commence de plus en plus tôt chez nous
alcohol|fr|une bouteille de rouge à moi seule tous les soirs
alcohol|fr|gueule de bois et trous noirs, j'en ai honte
alcohol|fr|ma femme cache de la vodka dans la buanderie
alcohol|fr|sobre depuis quarante jours, les partys de fin de semaine sont tough
alcohol|fr|je voudrais arrêter de boire mais tout le monde trinque autour de moi
alcohol|fr|mon père tremble le matin tant qu'il n'a pas eu son verre
alcohol|fr|boissons sans alcool qui ont du goût pour ne pas replonger
smoking|en|twenty a day since i was fifteen, lungs rattle
smoking|en|hacking cough every morning, yellow fingers
smoking|en|my kid asked why daddy stinks like an ashtray
smoking|en|patches and gum didn't do it
smoking|en|the vape never leaves my hand, puffing mango in bed
smoking|en|gave up the fags for my wedding then had one at a party and that was it
smoking|en|what do i do with my hands after dinner without a ciggie
smoking|en|gran's got the oxygen and still sneaks out to the porch for a smoke
smoking|en|nicotine cravings hit me in the car on the way home
smoking|en|scared i'll pile on weight if i pack in the rollies
smoking|en|my teenage daughter is vaping in the bathroom, window open, sweet smell
smoking|en|want to kick the cigarettes once and for all before the baby arrives
smoking|en|out on the balcony in the rain lighting up, feeling pathetic
smoking|en|doctor showed me the x-ray and said enough with the durries
smoking|en|Snappy as hell, day two without tobacco
smoking|en|coughing up muck on the stairs, a packet costs more than lunch
smoking|es|fumo dos cajetillas diarias y ya no subo ni las escaleras
smoking|es|me salgo al balcón a echar un cigarro hasta con frío
smoking|es|probé parches y chicles y volví a caer
smoking|es|mi hija adolescente vapea a escondidas en el baño
smoking|es|tos de perro por las mañanas y los dedos amarillos
smoking|es|quiero dejar el tabaco antes de que nazca el bebé
smoking|es|con el café me entra un mono de nicotina horrible
smoking|es|mis nietos dicen que huelo a cenicero
smoking|de|eine schachtel am tag seit der lehre, der husten wird schlimmer
smoking|de|meine kleine sagt papa du stinkst nach aschenbecher
smoking|de|Pflaster und Kaugummi probiert, nach dem Essen doch wieder eine Kippe
smoking|de|die e-zigarette hab ich ständig im mund, schlimmer als vorher die tschick
smoking|de|Ich will aufhören zu rauchen, bevor das Baby kommt
smoking|de|zweiter tag ohne glimmstängel und ich könnte alle anschreien
smoking|de|gelbe finger, raucherhusten, kurzatmig, so geht das nicht weiter
smoking|de|angst dass ich zunehme wenn ich die zigaretten weglasse
smoking|fr|un paquet par jour depuis mes seize ans
smoking|fr|la clope du matin avec le café, impossible de m'en passer
smoking|fr|je tousse gras et j'ai les doigts jaunes
smoking|fr|ma puff ne me quitte plus, même au lit
smoking|fr|les patchs n'ont rien donné, j'ai replongé à une soirée
smoking|fr|ma petite dit que je sens le cendrier
smoking|fr|arrêter la cigarette sans prendre dix kilos
smoking|fr|mon ado vapote en cachette dans sa chambre
gambling|en|lost the rent on a horse again
gambling|en|phone buzzes with free bets and i'm back in
gambling|en|pokies took my whole pay packet by friday arvo
gambling|en|my husband's been gambling behind my back, found the loan letters
gambling|en|just one more spin to win it back
gambling|en|scratch cards, every petrol station, every day
gambling|en|chasing my losses at 2am on a roulette app
gambling|en|son has blown his student loan on accumulators
gambling|en|banned myself from the casino and drove to the next town
gambling|en|lie to my wife about where the savings went
gambling|en|online poker all night, sold my guitar and the telly
gambling|en|want to stop betting, can't watch a match without money on it
gambling|en|dad spends his pension at the bookies
gambling|en|heart races when the reels go round and then just emptiness and debt
gambling|en|bingo used to be fun, now i'm borrowing off my sister for it
gambling|en|loot boxes and crypto trades, same buzz, same hole in my account
gambling|es|me gasté la nómina en las tragaperras
gambling|es|mi hijo apuesta por el celular en cada partido
gambling|es|una tirada más y lo recupero, siempre digo lo mismo
gambling|es|mi esposo perdió los ahorros en el casino y me lo ocultó
gambling|es|ruleta online hasta las tres de la mañana, debo dinero a medio mundo
gambling|es|raspaditos y lotería, se me va media pensión
gambling|es|quiero dejar el juego antes de perder la casa
gambling|es|ya empeñé hasta el anillo por el póker y el bingo
gambling|de|das ganze gehalt am automaten verzockt
gambling|de|sportwetten am handy, kein spiel mehr ohne einsatz
gambling|de|Mein Sohn hat sein Erspartes beim Online-Poker verspielt
gambling|de|nur noch einmal drehen dann hol ich's zurück, denkste
gambling|de|spielhalle nach der arbeit, meiner frau sag ich überstunden
gambling|de|Schulden bei Freunden wegen Roulette und Rubbellosen
gambling|de|ich hab mich im casino sperren lassen und zock jetzt im internet
gambling|de|spielsüchtig, ich glaub ich muss es endlich zugeben
gambling|fr|j'ai claqué ma paie aux machines à sous
gambling|fr|des jeux à gratter au tabac tous les jours, ça part vite
gambling|fr|mon copain parie sur tous les matchs et ment sur l'argent
gambling|fr|encore un tour pour me refaire, et je perds tout
gambling|fr|poker en ligne la nuit, découvert à la banque le matin
gambling|fr|ma mère dépense sa retraite au casino
gambling|fr|arrêter les paris sportifs avant que ma blonde s'en aperçoive
gambling|fr|interdit de casino, je joue sur mon téléphone maintenant
`
