/** Descriptions in lay words; see descriptions.ts. */
export const HEART_AND_MIND = `
grief|en|still lay two plates on the table every evening, mum's been gone since february
grief|en|my dad died in March and I can't bring myself to clear his shed
grief|en|her coat is still on the hook in the hallway and I smell the collar when nobody's looking
grief+couples|en|since we buried our son my husband and I walk round each other like ghosts
grief|en|everyone stopped calling three weeks after the funeral
grief+elders|en|grandad hasn't cooked a proper meal since nan passed, just sits by the window with her photo
grief|en|cried in the cereal aisle because they had his favourite biscuits
grief|en|first christmas without my sister coming up and i want to be anywhere but home
grief|en|widowed at 41 with two kids and a pile of paperwork from the coroner
grief|en|keep ringing his voicemail just to hear the voice
grief|en|scattered the ashes off the headland last sunday, thought I'd feel lighter
grief+friendship|en|where do other young widows go to meet, people my age have no clue
grief|en|best mate got taken by a brain tumour at 29, i havent been right since
grief|en|People tell me time heals but it's been four years of bereavement and the anniversary still flattens me
grief|en|something gentle for my mother in law, she lost her husband of 52 years
grief+insomnia|en|his side of the bed is cold and I lie there till dawn since the wake
grief|es|desde que enterramos a mi padre no he vuelto a pisar su taller
grief|es|mi abuela falleció en noviembre y sigo marcando su número los domingos
grief|es|se me fue mi mamá y ando como zombi, ni las novelas me distraen
grief|es|Llevo ocho meses de luto y en la oficina esperan que ya esté como antes
grief+parents+children|es|cómo le explico a mi niño que su papi ya no vuelve si yo misma no puedo hablar de él sin llorar
grief|es|su ropa sigue en el armario, no soy capaz de donarla
grief|es|quedarme viuda con 58 años, la casa enorme y el silencio por las noches
grief|es|murió mi hermano en un accidente de moto, todo el pueblo vino al velatorio y después nadie
grief|de|seit der Beerdigung meiner Frau stehe ich jeden Morgen in der Küche und mache zwei Tassen Kaffee
grief|de|Papa ist im Herbst gestorben und sein Handy liegt noch geladen auf der Kommode
grief|de|verwitwet mit 46, alle sagen das Leben geht weiter
grief|de|meine Schwester geht täglich auf den Friedhof und redet mit dem Grabstein, ich mach mir Sorgen
grief+loneliness|de|nach 40 Jahren Ehe allein am Tisch, die Stille ist kaum auszuhalten seit er tot ist
grief|de|die Oma is gegangen und i find kan Trost, net amal beim Pfarrer
grief|de|kann das Kinderzimmer nicht ausräumen, unsere Tochter war erst neun
grief|de|irgendwas wo man trauern darf ohne dass jemand gute Ratschläge gibt
grief|fr|maman est partie en janvier et je n'arrive toujours pas à vider son appartement
grief|fr|veuve depuis un an, je mets encore ses pantoufles devant le feu
grief|fr|on a perdu notre fils, les gens changent de trottoir pour ne pas nous parler
grief+elders|fr|mon père ne mange plus depuis les obsèques de ma mère
grief|fr|sa voix sur le répondeur, je l'écoute en boucle dans la voiture
grief|fr|un deuil qui ne passe pas, deux ans déjà et je pleure à la caisse du supermarché
grief|fr|mon chum est décédé d'un cancer pis je sais pas comment passer les Fêtes
grief|fr|j'ai pas pu dire au revoir à mamie à l'hôpital, ça me ronge
petLoss|en|had to have our old lab put to sleep on tuesday and the house is so quiet
petLoss|en|the lead is still hanging by the back door, keep listening for paws on the lino
petLoss|en|it was only a cat, says my brother in law, well she slept on my pillow for 17 years
petLoss+children|en|My daughter's guinea pig died and she won't go near the hutch
petLoss|en|can't walk past the park since we said goodbye to Bruno
petLoss|en|vet was lovely but I keep asking myself if I made the call too soon
petLoss|en|collar and ashes on the mantelpiece, feel daft for crying this much over a dog
petLoss|en|our horse went down with colic and I held her head till the end, three weeks ago now
petLoss|en|no wagging tail when i get home from work anymore
petLoss+gift|en|a little something to send a friend whose spaniel crossed the rainbow bridge
petLoss+elders|en|mum is 82 and the budgie was her only company, it died sunday and shes bereft
petLoss+children|en|puppy got hit by a car outside our gate, kids saw it
petLoss|en|boss wouldn't give me a day off after we euthanised my best mate of 14 years
petLoss|en|still buying tins of her food by mistake, the moggy's been dead since easter
petLoss+loneliness|en|he was my whole family that beagle, now theres nobody to talk to in the flat
petLoss|en|grieving a rabbit, yes really
petLoss|es|tuvimos que dormir a nuestra perrita y no puedo dejar de ver su camita vacía
petLoss|es|me dieron una urnita y un mechón de su pelo, dieciséis años ronroneando en mis rodillas
petLoss|es|el veterinario dijo que no había nada que hacer, me quedé abrazada a mi galgo hasta el último suspiro
petLoss+children|es|enterramos a la gallina Paquita en el huerto y la pequeña le lleva margaritas cada tarde
petLoss|es|sigo oyendo sus uñitas en el parqué
petLoss|es|mi perro cruzó el arcoíris en mayo y todavía guardo sus croquetas
petLoss+elders|es|a mi tía se le murió el loro que la acompañaba desde que enviudó, está hundida
petLoss|es|extraño sus ladridos cuando llego del trabajo, era mi peludo, mi compañero
petLoss|de|unser Hund musste eingeschläfert werden und ich heule beim Anblick der Leine
petLoss|de|Mieze war 19 und lag jeden Abend auf meinem Bauch, jetzt ist da nichts
petLoss|de|im Terrarium brennt noch die Lampe, dabei ist die Schildkröte vor zwei Wochen gestorben
petLoss|de|um sechs hat er mich immer mit der Pfote geweckt, jetzt wache ich von allein auf und nichts ist da
petLoss|de|mein Pferd ist letzte Woche gestorben, zwanzig Jahre waren wir zusammen
petLoss+children|de|die Kinder haben den Kater im Garten begraben und fragen jeden Tag wo er jetzt ist
petLoss|de|hab dem Tierarzt gesagt er soll sie erlösen und jetzt plagt mich das schlechte Gewissen
petLoss|de|Abschied von meinem Dackel verarbeiten, ohne ihn gehe ich nicht mal mehr spazieren
petLoss|fr|on a dû faire piquer notre vieux labrador et la maison est vide
petLoss|fr|plus personne ne gratte à la porte le matin, mon minou est mort samedi
petLoss|fr|ça fait bizarre de ne plus avoir de poils sur mes pulls noirs, j'en pleurerais
petLoss|fr|je dépose encore une croquette sur le rebord de l'évier par habitude, elle sautait toujours là
petLoss+children|fr|ma fille a perdu son lapin et refuse d'aller à l'école
petLoss|fr|treize ans de balades en forêt avec elle, et maintenant la laisse pend dans l'entrée
petLoss|fr|j'ai signé l'euthanasie de mon chat, est-ce que j'ai bien fait, ça tourne dans ma tête
petLoss|fr|mon pitou est parti, je me sens niaiseuse de brailler autant
miscarriage|en|lost the baby at eleven weeks and everyone acts like it was a late period
miscarriage|en|there was no heartbeat at the twelve week scan
miscarriage|en|We'd already painted the nursery yellow, now I keep that door shut
miscarriage|en|third time it's ended before the bump even showed
miscarriage|en|my due date would have been next friday and I don't want to be at home
miscarriage|en|sister in law is expecting the same month mine should have come, can't face the shower
miscarriage+couples|en|he goes back to work like nothing happened and i'm still bleeding and crying in the bath
miscarriage|en|carried her for 23 weeks, came home with a memory box of footprints
miscarriage|en|after the D&C my body still thinks its pregnant, boobs sore, arms empty
miscarriage|en|stillborn last autumn, we named him Theo
miscarriage+fertility|en|how do we find the nerve to try again after losing two
miscarriage|en|my friend had a miscarriage and I have no idea what to say or bring round
miscarriage|en|ectopic, lost a tube and the little one the same night, six weeks on
miscarriage|en|at least you know you can get pregnant, said my mother
miscarriage|en|somewhere quiet to light a candle for the baby that never came
miscarriage|en|keep the positive test in my bedside drawer even tho its gone
miscarriage|es|perdí a mi bebé a las nueve semanas y nadie habla del tema
miscarriage|es|manché las sábanas en Nochebuena y supe que se había ido, estaba de dos meses
miscarriage|es|mi cuñada me dijo que ya tendré otro, como si fuera un jarrón roto
miscarriage|es|Tuve un aborto espontáneo en verano y no soporto ver carritos por la calle
miscarriage|es|me hicieron un legrado el martes y el jueves ya estaba en la oficina
miscarriage|es|nació dormida a las 36 semanas, volvimos a casa con los brazos vacíos
miscarriage|es|hubiera cumplido un añito en abril, se me hace nudo la garganta
miscarriage+couples|es|mi esposo no quiere tocar el tema del bebito que perdimos y yo lo necesito
miscarriage|de|unser Sternenkind wäre im Juni geboren
miscarriage|de|erst Schmierblutung, dann Krämpfe auf der Bürotoilette, dann war es vorbei, keiner weiß davon
miscarriage|de|hatte eine Fehlgeburt und soll am Montag wieder lächelnd an der Kasse stehen
miscarriage|de|die Strampler liegen noch in der Tüte, ich kann sie nicht zurückbringen
miscarriage|de|meine Freundin hat ihr Baby im fünften Monat verloren, wie kann ich für sie da sein
miscarriage+fertility|de|schon das dritte Mal abgegangen, traue mich kaum nochmal schwanger zu werden
miscarriage|de|still geboren, durften ihn vier Stunden halten
miscarriage|de|der Mutterpass liegt noch im Handschuhfach, mit einem einzigen Stempel drin
miscarriage|fr|fausse couche à dix semaines et mon entourage fait comme si de rien n'était
miscarriage|fr|grossesse arrêtée, le médecin a dit ça arrive à une femme sur quatre et m'a tendu une ordonnance
miscarriage|fr|j'ai perdu le bébé en mars, on l'avait déjà annoncé à tout le monde
miscarriage|fr|notre petit ange né sans vie, on rentre avec un doudou et rien d'autre
miscarriage|fr|le curetage c'était lundi, mon ventre est vide et ma tête aussi
miscarriage|fr|ma soeur a fait trois pertes de grossesse, elle fuit toutes les fêtes de famille
miscarriage|fr|on m'a mise dans un couloir de maternité avec les cris des autres nouveau-nés
miscarriage+couples|fr|mon conjoint dit qu'on en fera un autre, moi je pleure celui-là
heartbreak|en|he moved out on sunday and took the good frying pan
heartbreak|en|found the messages on her phone, eleven years down the drain
heartbreak|en|divorce papers came through the letterbox this morning
heartbreak|en|Can't stop checking my ex's instagram, he's already in Bali with her
heartbreak|en|dumped by text on the bus home, what do i even do with the weekend
heartbreak+parents|en|kids are at their dad's every other week now and the flat echoes
heartbreak|en|my best friend's fiancé called it off five weeks before the wedding
heartbreak|en|ghosted after six months of talking about moving in together
heartbreak|en|at 57 my wife says she never really loved me
heartbreak|en|living off toast and sad playlists since she left me
heartbreak|en|want a girls weekend to get my mate over that lying cheating so and so
heartbreak|en|sleeping on my brother's sofa, all my stuff in bin bags since the split
heartbreak|en|how to stop loving somebody who has clearly stopped loving me
heartbreak+retirement|en|thirty years married then he retires and runs off with the tennis partner
heartbreak|en|the honeymoon's already paid and there's no groom
heartbreak+teens|en|my daughter's first boyfriend finished with her and she hasnt left her room
heartbreak|es|volví de viaje y había vaciado su mitad del armario
heartbreak|es|firmamos el divorcio el jueves y me quedé sentada en el coche sin saber a dónde ir
heartbreak|es|me puso los cuernos con una compañera del gimnasio
heartbreak|es|ando con el corazón roto, güey, no puedo ni oír nuestra canción
heartbreak|es|La separación me ha dejado durmiendo en casa de mis padres con 43 años
heartbreak+insomnia|es|sigo mirando su última conexión a las tres de la mañana, aunque ya está con otra
heartbreak|es|mi amiga canceló la boda, necesita un viaje para olvidarse de ese tío
heartbreak|es|se llevó sus discos y al perro, y yo aquí oliendo su almohada
heartbreak|de|sie hat Schluss gemacht und ihr Schlüssel liegt auf dem Schuhschrank
heartbreak|de|Liebeskummer mit 50, hätte nie gedacht dass das so weh tut
heartbreak|de|nach der Scheidung sitze ich in einer Zweizimmerwohnung mit Umzugskartons
heartbreak|de|mein Mann hat eine Jüngere, die Nachbarn wussten es vor mir
heartbreak|de|er hat mich verlassen und ich lösche seine Nummer jeden Tag aufs Neue
heartbreak|de|meine Tochter ist sitzengelassen worden, isst nichts mehr und schaut nur alte Fotos
heartbreak|de|die Ex is mitm besten Spezl zamm, des pack i ned
heartbreak|de|wohin an dem Wochenende das unser Hochzeitstag gewesen wäre
heartbreak|fr|il m'a quittée pour sa collègue et j'ai encore son pull sur moi
heartbreak|fr|séparés depuis trois semaines, je dors en diagonale et je déteste ça
heartbreak|fr|le jugement de divorce est tombé, vingt ans réduits à un dossier
heartbreak|fr|on devait se pacser en septembre, il a eu un doute pendant les courses chez Ikea
heartbreak|fr|je recroise mon ex au marché avec une poussette, et je rentre sans mes poireaux
heartbreak|fr|ma blonde m'a crissé là, je file pas pantoute
heartbreak|fr|un chagrin d'amour qui me coupe l'appétit, j'ai perdu cinq kilos
heartbreak+parents|fr|garde alternée, une semaine sur deux la maison est vide et je tourne en rond depuis qu'elle est partie
anger|en|I blow up over a dropped spoon and then feel awful all evening
anger|en|punched the wardrobe door again, hand's fine, door isn't
anger+parents|en|screamed at my kids over shoes this morning, saw them flinch
anger|en|short fuse, road rage, the lot
anger|en|my partner says he's walking on eggshells around me
anger|en|see red the second somebody cuts me up on the roundabout
anger|en|teh smallest thing sets me off, a beep from the dishwasher is enough
anger|en|Why do I snap at the people I love and smile at strangers?
anger+men|en|turning into my old man, shouting at the telly and slamming doors
anger+workStress|en|had a go at a colleague in the meeting, HR wants a word about my tone
anger|en|my husband's temper is ruining sunday lunches
anger|en|jaw set, fists tight, boiling inside for no good reason
anger+teens|en|fifteen year old lad kicks holes in walls when the wifi goes off
anger|en|need to let off steam before I throw the laptop out of the window
anger|en|seething about something my sister said in 2019, cant let it go
anger|en|I go from nought to sixty with the call centre people and end up ashamed
anger|es|exploto por cualquier tontería y luego pido perdón llorando
anger+parents|es|le grité a mi hijo por un vaso de leche derramado
anger|es|tengo la mecha muy corta últimamente, salto a la mínima
anger+couples|es|en una discusión por las vacaciones mi pareja tiró el mando contra la pared
anger|es|se me sube la sangre a la cabeza en el tráfico, toco el claxon como loco
anger|es|traigo un coraje atorado que no me deja en paz
anger|es|Ojalá supiera contar hasta diez antes de mandar a todos al carajo
anger|es|dicen en casa que soy un ogro, que conmigo no se puede hablar
anger|de|raste bei jeder Kleinigkeit aus und danach tut es mir leid
anger+parents|de|beim Hausaufgabenmachen fliegt bei uns regelmäßig das Mathebuch, und zwar von mir
anger|de|mir platzt sofort der Kragen, im Auto besonders
anger|de|mein Freund schmeißt Teller wenn er sauer ist, er will das selber nicht mehr
anger|de|könnte ständig an die Decke gehen, reizbar wie eine Wespe im Glas
anger|de|hab so eine Wut im Bauch und weiß nicht wohin damit
anger|de|Jähzorn hatte schon mein Großvater, ich will ihn nicht weitergeben
anger|de|i bin so grantig, daham trau si kaner mehr was sagn
anger|fr|je m'emporte pour un rien, une chaussette par terre et c'est l'explosion
anger+parents|fr|mes enfants ont peur quand je hausse le ton
anger|fr|au volant je deviens un monstre, j'insulte tout le monde
anger|fr|la moutarde me monte au nez dès que ma belle-mère ouvre la bouche
anger|fr|il claque les portes et casse des trucs, après il s'excuse
anger+workStress|fr|j'ai répondu à un client comme à un chien, on m'a déjà convoqué deux fois
anger|fr|une colère sourde qui bouillonne depuis des années contre mon père
anger|fr|pogner les nerfs chaque matin dans le trafic, ça va faire
trauma|en|jump out of my skin when a car backfires, been like that since Helmand
trauma|en|what happened when I was nine still decides who I let near me
trauma|en|always sit facing the door in restaurants
trauma|en|after the crash I can smell petrol and I'm back in that seat
trauma|en|my body freezes if somebody grabs my shoulder from behind
trauma+nightmares|en|fireman husband wakes up yelling, won't say what he saw that night
trauma|en|grew up with a drunk father and I still listen for the key in the lock
trauma|en|PTSD diagnosis but sitting in an office talking about it makes it worse
trauma|en|left an abusive marriage two years ago and I still apologise for breathing
trauma+intimacy|en|can't be touched since the assault, even by the man I love
trauma|en|flashbacks in the supermarket queue, out of nowhere
trauma+postnatal|en|emergency birth, everyone says healthy baby so be glad, I shake when I drive past that hospital
trauma|en|boarding school did something to me i never put into words
trauma|en|burgled while we slept upstairs and now every creak has me bolt upright
trauma|en|on guard 24/7, never switch off, like theres danger round each corner
trauma|en|something in the body work line for a friend who survived the bushfires
trauma|es|trabajé en una ambulancia en la pandemia y hay caras que no se me borran
trauma|es|de pequeña me pegaban y todavía me encojo cuando alguien levanta la mano
trauma|es|me asaltaron con pistola en el camión y ya no salgo de noche
trauma|es|vivo en alerta todo el rato, cualquier ruido me pone en guardia
trauma|es|mi ex me controlaba hasta los tickets, y todavía escondo las bolsas de la compra
trauma|es|las imágenes del terremoto me vuelven cuando menos lo espero
trauma|es|Mi hermano volvió de la misión militar y ya no es el mismo, se sobresalta con los cohetes
trauma|es|heridas de la infancia que mi cuerpo recuerda aunque yo haya olvidado
trauma|de|im Fahrstuhl mit fremden Männern kriege ich keine Luft, seit der Sache in der Disko
trauma|de|als Kind viel Schläge bekommen, heute erstarre ich bei lauten Stimmen
trauma|de|das Hochwasser stand bis zur Decke, bei jedem Starkregen packe ich heute noch die Tasche
trauma|de|mein Mann war Soldat in Afghanistan und hält Silvester nicht aus
trauma|de|bestimmter Geruch und plötzlich bin ich wieder dort
trauma|de|meine Mutter ist als Kind geflohen, das steckt irgendwie auch in mir
trauma+postnatal|de|die Geburt war der reine Horror, der Körper hat's nicht vergessen
trauma|de|ständig auf der Hut, kann niemandem den Rücken zudrehen seit damals
trauma|fr|depuis l'agression je marche avec les clés entre les doigts
trauma|fr|une enfance de cris et de coups, mon corps est resté en alerte
trauma|fr|j'étais au concert ce soir-là et je repère les sorties partout où j'entre
trauma|fr|il sursaute au moindre claquement de porte, ancien militaire
trauma|fr|l'odeur de fumée me ramène à l'incendie, je me fige complètement
trauma|fr|survivante de violences conjugales, apprendre à ne plus avoir peur chez moi
trauma|fr|Infirmière en réanimation en 2020, je revois les housses blanches dès que je ferme les yeux
trauma|fr|ce que mon oncle m'a fait, je n'en ai parlé à personne pendant trente ans
career|en|fifteen years in insurance and I feel sick every Sunday at the thought of monday
career|en|made redundant at 52, who's going to hire me now
career|en|golden handcuffs, well paid and bored out of my skull
career|en|want to jack in accountancy and do something with my hands
career|en|passed over for promotion again by a lad i trained
career|en|Qualified as a lawyer to please my parents and I've never liked a single day
career|en|no idea what i want to be when i grow up, im 38
career|en|on garden leave till june, time to work out the next move
career+parents|en|back after ten years raising kids and my CV looks like a desert
career+meaning|en|surely there's more to life than spreadsheets and quarterly targets
career|en|thinking of handing in my notice but scared about the mortgage
career|en|my wife's dream is to leave teaching and open a bakery, she needs a push
career|en|dead end role, same desk, same view of the car park
career|en|job hunting for eight months, ninety applications, four replies
career|en|side hustle is going well, do I dare go full time
career|en|someone to help me figure out what I'm actually good at
career|es|estoy quemando mis mejores años en un trabajo que no me dice nada
career|es|me echaron con 49 y no sé por dónde reinventarme
career|es|quiero dejar el banco y montar algo propio pero me da vértigo
career|es|opositar otra vez, cambiar de sector, volver a estudiar... llevo meses dándole vueltas
career|es|mi chamba me tiene estancada, puro papeleo y cero crecimiento
career|es|mi plaza fija es una jaula con aire acondicionado
career+creativity|es|Vendo seguros de día y coso vestidos de noche, me gustaría vivir de lo segundo
career|es|en el paro con dos críos, no sé ni qué poner en el currículum
career|de|innerlich habe ich längst gekündigt, äußerlich stempel ich noch
career|de|gekündigt worden mit 54, was nun
career|de|will raus aus der Bank und was Soziales machen, aber der Kredit läuft
career|de|Zwischenzeugnis angefordert, Chef beleidigt, und ich weiß gar nicht wohin ich will
career|de|nach der Elternzeit hat man mir eine Stelle gegeben, bei der ich nur Akten sortiere
career|de|Studium abgebrochen, drei Jobs probiert, nirgends passt es
career|de|mein Bruder will sich selbständig machen und traut sich nicht
career|de|herausfinden welcher Beruf wirklich zu mir passt, mit vierzig nochmal neu anfangen
career|fr|j'ai un master, je mets des tampons sur des formulaires et on appelle ça cadre
career|fr|mon entreprise ferme, vingt ans d'atelier, je ne sais faire que ça
career|fr|bilan de compétences en cours, il en sort apiculteur ou prof, me voilà bien avancée
career|fr|reconversion dans la tête depuis trois ans, mais le prêt de la maison me bloque
career|fr|un poste au placard, on ne me donne plus aucun dossier
career|fr|ma copine est infirmière et rêve d'élever des chèvres, comment sauter le pas
career|fr|faire le point sur mon parcours, je ne sais plus quel métier me correspond
career|fr|j'haïs ma job mais j'ai peur de lâcher ma permanence
creativity|en|blank page for eight months, novel stuck at chapter four
creativity|en|used to draw every day as a kid and now I only hold a pen to sign parcels
creativity|en|guitar gathering dust behind the sofa
creativity|en|ran out of ideas, I design for a living and everything looks like the last thing
creativity|en|My inner critic shreds every poem before I finish the second line
creativity|en|bought the watercolours in lockdown, never opened them
creativity+crafts|en|i just want to make a mess with paint and clay and not think about the result
creativity|en|songwriter friend has dried up since the second album
creativity+selfEsteem|en|teacher told me I was rubbish at art and I belived her for forty years
creativity|en|need inspiration, somewhere with good light and a big table
creativity|en|itching to make something that isn't a powerpoint
creativity|en|everything i shoot looks flat lately, camera stays in the bag
creativity+men|en|husband retired from the bank and secretly wants to write his stories down
creativity|en|hit a wall with my thesis film, the muse has left the building
creativity+beginners|en|not artistic in the slightest but would love to have a go at something colourful
creativity|en|how do people get their spark back, mine fizzled somewhere between nappies and meetings
creativity|es|las acuarelas me miran desde la estantería y yo les doy la espalda
creativity|es|toco siempre los mismos tres acordes, ni una canción nueva desde que nació la cría
creativity|es|se me secaron las ideas, hago logos y todos me salen iguales
creativity|es|me muero por hacer algo con color sin que nadie me ponga nota
creativity|es|mi hija toca el piano pero dice que ya no le sale nada propio
creativity|es|necesito que vuelvan las musas, tengo un guion a medias desde navidad
creativity|es|Siempre quise escribir cuentos y nunca me atreví
creativity|es|bloqueada total, abro el cuaderno de bocetos y lo cierro
creativity|de|Schreibblockade, Abgabe war vor drei Wochen
creativity|de|früher hab ich gemalt, heute fülle ich Steuerformulare aus
creativity|de|mir fällt nichts mehr ein, und dabei lebe ich von Einfällen
creativity|de|die Staffelei steht im Keller hinter den Winterreifen
creativity|de|einfach drauflos klecksen ohne dass es schön sein muss
creativity+shyness|de|meine Frau hat Stimme und Melodien im Kopf, traut sich aber nicht zu singen
creativity|de|möchte endlich mein Kinderbuch illustrieren, komme aber nie über die erste Skizze hinaus
creativity|de|Kopf leer, Leinwand weiß, Kaffee kalt
creativity|fr|je photographie des mariages à la chaîne et je ne vois plus la lumière
creativity|fr|ma machine à coudre prend la poussière, les tissus s'empilent, aucune envie ne vient
creativity|fr|plus d'inspiration, je recycle toujours les mêmes motifs
creativity|fr|envie de barbouiller, de modeler, de faire n'importe quoi de mes dix doigts
creativity|fr|Les doigts me démangent de fabriquer quelque chose mais je ne sais pas par quel bout commencer
creativity|fr|mon copain musicien n'a rien composé depuis deux ans
creativity|fr|un roman dans le tiroir, trente pages et puis plus rien
creativity|fr|tout ce que j'écris sonne comme un mode d'emploi
anxiety|en|knot in my tummy from the moment I open my eyes
anxiety|en|always waiting for the other shoe to drop even when life's fine
anxiety|en|my mum rings six times if I'm ten minutes late, convinced I've crashed
anxiety|en|bag of nerves, can't settle, pacing the kitchen
anxiety|en|googled a mole and now i'm certain it's the worst
anxiety|en|bitten my nails down till they bleed
anxiety+children|en|little lad won't go to school, clings to my leg, says his belly hurts
anxiety|en|butterflies all day long over nothing in particular
anxiety+insomnia|en|dread sets in as soon as it gets dark and I can't drop off for fretting
anxiety|en|what if the car breaks down, what if they hate me, what if I lose the house
anxiety|en|sweaty palms and a racing ticker whenever the phone rings
anxiety|en|on edge, jumpy, snap at any sudden noise
anxiety|en|GP wants me on tablets for anxiety but I'd like to try something else first
anxiety+postnatal|en|since the baby came I check she's breathing every five minutes
anxiety|en|husband reckons i'm a worrywart, he's right, even holidays scare me
anxiety|en|uneasy feeling in my chest, like something awful is round the corner
anxiety|es|me sudan las manos y me falta sosiego hasta para ir a por el pan
anxiety|es|siempre pienso que va a pasar algo malo, aunque todo vaya bien
anxiety|es|mi suegra se santigua cada vez que salimos en moto y nos contagia sus miedos
anxiety|es|me como las uñas, muevo la pierna, no puedo estarme quieta de los nervios
anxiety+children|es|el niño se agarra a mí en la puerta del cole y dice que le duele la tripa
anxiety|es|ando con el alma en un hilo todo el tiempo, hasta por un ruidito
anxiety|es|me tomo la tensión cinco veces al día por si acaso
anxiety+insomnia|es|llega la noche y me entra una angustia en el pecho que no me deja dormir
anxiety|de|ständig dieses flaue gefühl im bauch als käme gleich was schlimmes
anxiety|de|Meine Mutter macht sich um alles Sorgen, sogar wenn ich nur einkaufen fahre
anxiety|de|nervös, zittrig, kann nicht still sitzen, kaue an den fingern rum
anxiety|de|jedes zwickerl im körper und ich denk gleich an was unheilbares
anxiety+children|de|Unser Sohn fragt jeden Abend, ob auch wirklich kein Krieg kommt
anxiety|de|was wenn ich den job verliere, was wenn das geld nicht reicht, so geht das den ganzen tag
anxiety|de|herz klopft bis zum hals wenn das telefon läutet
anxiety|de|innere Unruhe, die nicht weggeht, selbst auf dem Sofa bin ich in Alarmbereitschaft
anxiety|fr|une boule au ventre dès le réveil sans raison
anxiety|fr|je m'inquiète pour tout, l'argent, les enfants, la voiture, la santé
anxiety|fr|Papi découpe tous les faits divers du journal et n'ose plus ouvrir la porte
anxiety|fr|je vérifie le gaz, la serrure, le fer à repasser, puis je fais demi-tour pour vérifier encore
anxiety|fr|une lettre des impôts dans la boîte et je tremble avant même de l'ouvrir
anxiety+children|fr|mon dernier pose dix fois la même question avant de dormir, il a peur qu'on disparaisse
anxiety|fr|je suis une grande angoissée, mon mari n'en peut plus de me rassurer
anxiety|fr|toujours sur le qui-vive, comme si une tuile allait tomber
panic|en|in the middle of tesco my chest went tight and I thought I was dying
panic|en|tingling fingers, room spinning, had to leave my trolley and run
panic|en|rang an ambulance twice, both times they told me my heart was fine
panic|en|comes out of nowhere, can't breathe, drenched in sweat, gone in twenty minutes
panic+phobia|en|haven't been on a motorway since I had to pull over gasping
panic|en|my girlfriend hyperventilates into a paper bag and I feel useless
panic|en|scared of being scared again, so I avoid trains now
panic+nightWaking|en|jolt awake at 3 with my heart hammering and sure something's terribly wrong
panic|en|knees go, vision tunnels, voices sound far away
panic|en|had to walk out of the cinema because the walls closed in
panic|en|panic attacks since my twenties, want to learn how to ride them out
panic|en|student flatmate freezes on the bus, shaking, says she can't get air
panic|en|it's like being on a rollercoaster that drops while I'm standing at the sink
panic|en|lump in throat, legs like jelly, convinced I'm going mad
panic|en|always sit near the exit just in case I need to bolt
panic|en|what do you do when it hits you at your own wedding reception
panic|es|de repente se me cierra el pecho y creo que me muero
panic|es|fui dos veces a urgencias convencida de un infarto y no era nada
panic|es|en el metro me dio un sofoco, hormigueo en las manos, y tuve que bajarme
panic|es|tengo miedo de que me vuelva a dar, por eso ya no manejo sola
panic|es|quiero aprender a frenar los ataques de pánico antes de que se me suban a la cabeza
panic+nightWaking|es|de madrugada me incorporo ahogándome, abro la ventana y tardo una hora en calmarme
panic|es|en plena misa se me fue la vista y salí disparada a la calle con el pecho galopando
panic|es|ya no voy a bodas por si me da el patatús delante de todos
panic|de|mitten im supermarkt bekam ich keine luft mehr und dachte das wars jetzt
panic|de|Herzrasen, Kribbeln in den Händen, der Boden schwankt, nach einer Viertelstunde ist der Spuk vorbei
panic|de|sanitäter meinten, hyperventiliert, blutdruck super, fahren sie heim
panic|de|seit dem vorfall im tunnel fahre ich nicht mehr autobahn
panic|de|Meine Freundin hyperventiliert in der U-Bahn und zittert am ganzen Leib
panic+nightWaking|de|schrecke nachts hoch, herz rast, schweißnass, todesangst
panic|de|ich setz mich überall an den ausgang, damit ich raus kann wenn's wieder kommt
panic|de|Angst vor der Angst, so nennt es mein Arzt
panic|fr|d'un coup je n'ai plus d'air, fourmis dans les mains, je crois que je vais mourir
panic|fr|le cardiologue a tout vérifié, holter, écho, rien, et hier ça m'a repris au volant
panic|fr|chez le coiffeur, la tête dans le bac, d'un coup envie de m'enfuir les cheveux trempés
panic|fr|la première fois c'était dans un bouchon sous le tunnel de Fourvière, je n'y suis jamais repassé
panic|fr|ma blonde fait des crises, elle tremble pis elle pense qu'elle vire folle
panic+nightWaking|fr|mon mari m'a trouvée à quatre heures sur le balcon, tremblante, en train de chercher l'air
panic|fr|toujours une bouteille d'eau et un cachet dans le sac, sans ça je ne sors pas
panic|fr|ça monte comme une vague, la gorge se serre, tout devient irréel
overthinking|en|replaying what I said at the barbecue for the fifth day running
overthinking+insomnia|en|brain like a hamster wheel the moment my head hits the pillow
overthinking|en|took me three hours to answer a two line text
overthinking|en|can't pick a sofa because I keep weighing it all up
overthinking|en|my girlfriend analyses every word anyone says to her
overthinking|en|same loop round and round, did I lock it, did I upset her, should I have said yes
overthinking|en|how do I get the voice inside my head to pipe down
overthinking|en|lists of pros and cons and still no decision, paralysed
overthinking|en|chewing over a mistake from 2009 in the shower
overthinking|en|boss wrote "ok." with a full stop and i've been dissecting it all evening
overthinking|en|never in the moment, always rehearsing the next conversation
overthinking|en|want to switch my thoughts off like a tap
overthinking+heartbreak|en|going back over every fight with my ex trying to work out where it went wrong
overthinking|en|tangled up in my own head, friends tell me to just chill
overthinking|en|mountain out of every molehill, twenty scenarios before breakfast
overthinking|en|even in yoga i'm planning dinner and worrying what the teacher thinks
overthinking|es|le doy mil vueltas a todo antes de contestar un mensaje
overthinking+insomnia|es|a las tres sigo con cuentas, listas y diálogos imaginarios con mi jefa
overthinking|es|repaso una y otra vez lo que dije en la cena por si quedé mal
overthinking|es|mi pareja dice que me como demasiado el coco
overthinking|es|meto cosas en el carrito, las saco, leo doscientas reseñas y no compro nada
overthinking|es|quisiera apagar los pensamientos como quien apaga la luz
overthinking|es|dejó de seguirme en insta y ando armando teorías como detective
overthinking|es|hablo sola en la ducha preparando una discusión que nunca va a ocurrir
overthinking|de|mein gedankenkarussell dreht sich und dreht sich
overthinking+insomnia|de|Kaum liege ich, geht das Kopfkino los und hört bis zwei nicht auf
overthinking|de|hätt ich doch damals das haus gekauft, wär ich nur geblieben, seit jahren dieses hätte wäre wenn
overthinking|de|war das blöd was ich beim grillen gesagt hab? grüble seit tagen
overthinking|de|Meine Frau legt jedes Wort auf die Goldwaage und kommt nicht zur Ruhe
overthinking|de|wie schaltet man das hirn aus
overthinking|de|pro und contra listen ohne ende, entscheiden kann ich mich trotzdem nicht
overthinking|de|mach aus jeder mücke einen elefanten und spiele alles zehnmal durch
overthinking|fr|et si j'avais pris l'autre poste, et si j'avais dit non, le disque est rayé
overthinking+insomnia|fr|une fois couchée, le petit vélo se met à pédaler
overthinking|fr|je relis mes mails déjà envoyés à la recherche de la phrase de trop
overthinking|fr|elle n'a pas mis de bisou à la fin de son message, j'y pense depuis trois jours
overthinking|fr|deux ans que je réfléchis à la couleur du salon, les murs sont toujours nus
overthinking|fr|mon mari dit que je me prends trop la tête, que je coupe les cheveux en quatre
overthinking|fr|je ressasse encore une bourde qui date du lycée
overthinking|fr|arrêter de tout disséquer et vivre un peu, comme mon frère qui s'en fiche
phobia|en|can't go in the loft because of spiders, husband has to fetch the xmas tree
phobia|en|fainted at the blood test again, I just can't do needles
phobia|en|would rather climb twelve floors than step into a lift
phobia|en|haven't seen a dentist in nine years, the sound of the drill makes me bolt
phobia|en|knees lock on bridges and my wife has to drive us across
phobia|en|dogs, even tiny ones on leads, I cross the street
phobia+anxiety|en|terrified of being sick, won't eat out, won't go near kids with a bug
phobia|en|daughter goes hysterical if a wasp comes near the picnic
phobia|en|claustrophobic, the scanner was a nightmare, they had to pull me out
phobia|en|standing on a balcony makes my legs turn to water
phobia|en|scared stiff of deep water since I was a nipper, want to learn to swim
phobia|en|pigeons flapping. I know it's silly. I still scream
phobia|en|blood, even on telly, and I'm on the floor
phobia+children|en|my boy won't sleep without every light on, petrified of the dark at eleven
phobia|en|cure for being afraid of snakes, moving to queensland
phobia|en|haven't left our street alone for months, the open spaces get me
phobia|es|me dan pavor las arañas, no entro al trastero ni loca
phobia|es|de joven me quedé atrapado en un montacargas y desde entonces nada de sitios cerrados
phobia|es|tengo que vacunarme y en cuanto veo la jeringa me pongo blanca y caigo redonda
phobia|es|se me cayó un empaste y prefiero masticar por un lado antes que enfrentarme al torno
phobia|es|los payasos y las máscaras de carnaval me dan un terror irracional
phobia|es|me asomo a un balcón y me tiemblan las piernas, vértigo del malo
phobia|es|quiero perderle el miedo al agua, nunca aprendí a nadar
phobia|es|cucarachas no, me paralizo, mi marido se burla
phobia|de|im aufzug bekomm ich schweißausbrüche, ich nehm immer die treppe
phobia|de|Spinne in der Wanne und ich schlafe bei der Nachbarin
phobia|de|seit zehn jahren nicht beim zahnarzt, schon der geruch im wartezimmer reicht
phobia|de|Beim Blutabnehmen kippe ich jedesmal um
phobia|de|auf der brücke geht nix mehr, beine wie blei, meine frau muss fahren
phobia|de|mein sohn brüllt wenn nur ein hund um die ecke kommt
phobia|de|höhenangst, nicht mal auf die leiter trau ich mich, dabei wollen wir in die berge
phobia|de|gewitter, ich sitz mit kopfhörern im kleiderschrank bis es vorbei ist
phobia|fr|un serpent dans le jardin il y a trois étés, depuis je ne tonds plus la pelouse
phobia|fr|tunnels, cabines d'essayage, ascenseurs, tout ce qui se ferme m'oppresse
phobia|fr|vaccin prévu mardi, je sais déjà qu'on va me ramasser par terre
phobia|fr|fauteuil, lampe, gants en latex, rien que l'odeur du cabinet dentaire et je détale
phobia|fr|mon fils refuse les anniversaires à cause des ballons qui éclatent
phobia|fr|télésiège, je suis resté figé en haut et les pisteurs ont dû me redescendre
phobia|fr|à la plage je reste à mi-mollet, terreur dès que je n'ai plus pied
phobia|fr|vomir me terrifie au point que je renifle chaque yaourt avant de le manger
travelNerves|en|gripping the armrests from take off to landing
travelNerves|en|need two g&ts before boarding just to get down the tunnel
travelNerves|en|every bump of turbulence and I think we're going down
travelNerves|en|wife refuses to get on a plane so we've only ever holidayed in Wales
travelNerves+insomnia|en|don't sleep the night before a trip, checking passports over and over
travelNerves|en|brother's wedding is in australia and i haven't flown since 2003
travelNerves|en|the doors close and there's no getting off, that's what does me in
travelNerves|en|sobbing at the gate while the kids ate crisps
travelNerves+panic|en|started hyperventilating somewhere over France, stewardess held my hand
travelNerves|en|packing gives me stomach cramps days ahead
travelNerves|en|listening out for every engine noise, watching the cabin crew's faces
travelNerves|en|fear of flying course, or anything before our honeymoon in July
travelNerves|en|ferry crossings make me just as nervous as airports
travelNerves|en|would love to see japan but twelve hours in a metal tube at 35,000 feet, no chance
travelNerves|en|my lad's fine until the wheels leave the runway then he's white as a sheet
travelNerves|en|hate being far from home, get all wobbly at stations and border queues
travelNerves|es|en cuanto el piloto dice tripulación a sus puestos se me hiela la sangre
travelNerves|es|cualquier turbulencia y ya estoy rezando
travelNerves|es|las amigas se van a Bali y yo invento excusas por no confesar que me aterra volar
travelNerves|es|veo noticias de accidentes aéreos y cancelo la reserva, ya llevo cuatro perdidas
travelNerves+insomnia|es|dos semanas antes de irnos ya me desvelo con maletas perdidas y puertas de embarque
travelNerves|es|se cierran las puertas y pienso que de ahí no salgo
travelNerves|es|asiento de pasillo, no miro por la ventanilla, cuento los minutos hasta Tenerife
travelNerves|es|le tengo pánico a las alturas y al despegue, mi jefe me quiere mandar a Bogotá
travelNerves|de|beim start kralle ich mich in die lehne
travelNerves|de|Jedes Wackeln über den Alpen und ich denke, wir stürzen ab
travelNerves|de|mein mann steigt in kein flugzeug, wir waren noch nie weiter als am gardasee
travelNerves+insomnia|de|drei tage vor der abreise schlaf ich nimmer, kontrolliere zehnmal die tickets
travelNerves|de|Flugangst, und im Herbst heiratet meine Nichte in Kanada
travelNerves|de|brauche zwei schnaps am gate sonst geh ich da nicht rein
travelNerves|de|Fliegen heißt für mich Kontrolle abgeben, und genau das kann ich nicht
travelNerves|de|Schon beim Kofferpacken wird mir schlecht vor lauter Reisefieber
travelNerves|fr|l'avion s'incline dans le virage et moi je pousse de l'autre côté pour le redresser
travelNerves|fr|trois trous d'air et je me vois déjà dans les journaux
travelNerves|fr|on traverse l'Europe en train avec trois enfants parce que papa a peur en l'air
travelNerves|fr|ma fille vit à Montréal et je n'ose pas traverser l'océan
travelNerves+insomnia|fr|plus la date du départ approche moins je dors, je finis par annuler et rester à la maison
travelNerves|fr|un bruit de réacteur qui change et j'enfonce mes ongles dans mes cuisses
travelNerves|fr|mon médecin me donne un calmant pour Paris-Tokyo, j'aimerais m'en passer
travelNerves|fr|mal au ventre rien qu'à l'idée de faire ma valise et de partir loin
stage|en|voice wobbles as soon as there are more than four people round the table
stage|en|best man speech in june and I'm already losing sleep
stage|en|red blotches climb up my neck during presentations
stage+career|en|job interview Thursday, last time I forgot my own CV
stage|en|play cello beautifully alone, bow hand trembles in front of a jury
stage|en|have to do the quarterly numbers before the board and feel like throwing up
stage|en|mic in hand, mouth dry as a desert, mind wiped clean
stage|en|my daughter knows all her lines but bursts into tears in the wings
stage|en|dad asked me to read at the funeral and i don't think i can get through it
stage|en|audition next week, how do i stop shaking
stage|en|turned down a promotion because it meant talking at conferences
stage|en|everyone staring at me while my slides won't load, i still wake up cringing
stage|en|teacher here, fine with kids, petrified at parents' evening in front of the hall
stage|en|choir solo at Christmas, my throat closes up
stage|en|stage fright that gets worse with age, been acting thirty years
stage|en|stammering and sweating through my pitch, investors checking their watches
stage|es|me trabo y hablo atropellado en cuanto noto que la cámara está grabando
stage|es|tengo que leer el pregón de las fiestas desde el balcón del ayuntamiento
stage|es|entrevista de trabajo el lunes, en la última me quedé muda
stage|es|bailo flamenco y el día de la función se me olvidan los pasos
stage|es|el comité me mira, se me atasca el puntero y empapo la camisa entera
stage|es|pánico escénico, soy actriz de teatro aficionado
stage|es|agarro el micrófono y se me seca la boca
stage|es|mi hijo compite en debates y se bloquea cuando le toca la réplica
stage|de|meine stimme zittert sobald mehr als fünf leute zuhören
stage|de|Referat vor der ganzen Klasse, roter Kopf, Blackout
stage|de|soll als trauzeuge eine rede halten und würd am liebsten im boden versinken
stage|de|nächste woche vorstellungsgespräch, beim letzten hab ich nur gestottert
stage|de|daheim spiel ich die sonate fehlerfrei, beim vorspiel flattern die finger
stage|de|Lampenfieber vor jedem Auftritt mit dem Chor, Hals wie zugeschnürt
stage|de|ich muss dem vorstand zahlen präsentieren und schwitze schon beim aufstehen durchs hemd
stage|de|meine tochter hat beim geigenwettbewerb mitten im stück aufgehört und ist rausgelaufen
stage|fr|un filet de voix et les genoux qui jouent des castagnettes derrière le pupitre
stage|fr|élu délégué du personnel, je dois m'adresser à deux cents salariés et je flageole
stage|fr|trois recruteurs en face, ma jambe tremblait tellement que la table bougeait
stage|fr|soutenance de projet, mes feuilles font un tel bruit qu'on n'entend qu'elles
stage|fr|ma trompette sonne en coulisses et couine devant la salle
stage|fr|j'ai le trac à en être malade, pourtant je fais du théâtre depuis vingt ans
stage|fr|prendre la parole en réunion, rien que d'y penser j'ai les mains moites
stage|fr|mon garçon connaît sa poésie mais devant la classe plus un mot ne sort
selfEsteem|en|never feel good enough, whatever I do
selfEsteem|en|can't look in a mirror without picking myself to bits
selfEsteem|en|waiting to be found out as a fraud in my own team
selfEsteem|en|sorry is every second word I say
selfEsteem|en|ex told me I was useless for eleven years and now I believe him
selfEsteem|en|someone pays me a compliment and I squirm
selfEsteem+teens|en|our teenage girl calls herself ugly and hides in baggy hoodies
selfEsteem|en|i say yes to everybody and then hate myself for it
selfEsteem+postnatal|en|don't recognise my belly since the twins, undress in the dark
selfEsteem|en|harsh little voice telling me i'm thick
selfEsteem|en|let people walk all over me, a proper doormat
selfEsteem|en|want to like myself for once
selfEsteem|en|everybody at the reunion had done better, felt about two inches tall
selfEsteem|en|confidence in bits after being let go at 52
selfEsteem|en|my brother's so talented but thinks he's rubbish, won't show his drawings to a soul
selfEsteem|en|haven't let anyone photograph me since 2015
selfEsteem|es|nunca me siento suficiente, haga lo que haga
selfEsteem|es|me pruebo diez vestidos y acabo con el saco negro de siempre
selfEsteem|es|hablo bajito, me encojo, procuro ocupar el mínimo espacio posible
selfEsteem|es|en casa la lista era mi hermana, yo la torpe, y así sigo con cuarenta años
selfEsteem+teens|es|se ríen de ella por los brackets y las gafas, y a sus trece se cree un monstruo
selfEsteem|es|me ascendieron y pienso que fue por error, síndrome de la impostora
selfEsteem|es|no sé decir que no, todos me agarran de su puerquito
selfEsteem|es|aprender a quererme un poco y dejar de compararme con las demás
selfEsteem|de|ich fühl mich immer weniger wert als die anderen
selfEsteem|de|Vor dem Spiegel sehe ich nur, was nicht stimmt
selfEsteem|de|lob kann ich nicht annehmen, sag immer ach das war doch nix
selfEsteem|de|mein vater hat immer gesagt aus dir wird nix, das hör ich mit 45 noch
selfEsteem+teens|de|Unsere Tochter, 14, findet sich hässlich und will nicht mehr ins Freibad
selfEsteem|de|kann nicht nein sagen und lass mich von allen ausnutzen
selfEsteem|de|irgendwann merken die in der firma dass ich eigentlich nix kann
selfEsteem|de|mehr selbstvertrauen nach der kündigung, ich trau mir nichts mehr zu
selfEsteem|fr|j'ai toujours l'impression d'être nulle à côté des autres
selfEsteem|fr|jamais en maillot, jamais sur les photos, j'attends d'être une autre
selfEsteem|fr|je m'excuse d'exister, même quand on me bouscule
selfEsteem|fr|quinze ans avec un homme qui me rabaissait, je ne sais plus ce que je vaux
selfEsteem+teens|fr|mon fils de seize ans se trouve gringalet, il n'ose plus enlever son tee-shirt
selfEsteem|fr|au bureau j'applaudis les idées des autres et je garde les miennes, trop bêtes sûrement
selfEsteem|fr|je me laisse passer devant, à la boulangerie comme pour l'augmentation
selfEsteem|fr|me regarder enfin avec un peu de tendresse, arrêter de me traiter de gourde
shyness|en|go beetroot when a stranger says hello
shyness|en|stand by the crisps at parties hoping nobody talks to me
shyness|en|would rather starve than order over the phone
shyness|en|my son hides behind my skirt whenever visitors come
shyness+loneliness|en|twenty six, never had a girlfriend, tongue-tied around women
shyness|en|sat through a whole three hour meeting without opening my mouth
shyness|en|small talk at the school gate makes me want the ground to swallow me
shyness|en|too timid to send back a cold soup
shyness+friendship|en|I'd love a book club but walking into a room full of new faces, no way
shyness|en|wallflower all my life, ready to change that
shyness|en|eye contact feels like staring into headlights
shyness|en|mumble and look at my shoes, people think I'm stuck up
shyness|en|quiet introvert wants a class where you don't have to introduce yourself
shyness|en|cross the road so I needn't chat with the neighbours
shyness|en|daughter whispers to her teacher, been in that school two years
shyness|en|bottled it again, didn't ask him for a coffee
shyness|es|me pongo roja como un tomate si me habla un desconocido
shyness|es|llego a una reunión y me pego al perro de la casa porque con él sí puedo hablar
shyness|es|mi niña no canta el cumpleaños feliz delante de nadie, ni de los abuelos
shyness|es|me da corte hasta pedir la cuenta al camarero
shyness|es|me gusta la vecina del tercero y solo soy capaz de sujetarle la puerta del portal
shyness|es|no abro la boca en clase por vergüenza, aunque sepa la respuesta
shyness+friendship|es|me gustaría apuntarme a algo pero entrar sola en un grupo ya hecho me puede
shyness|es|se me hace un mundo ir al banco, que me miren, que me pregunten
shyness|de|werde knallrot wenn mich jemand fremdes anspricht
shyness|de|Auf Partys stehe ich am Buffet und hoffe, dass keiner mit mir redet
shyness|de|ich schick lieber zehn mails als einmal anzurufen
shyness|de|unser bub versteckt sich hinter mir sobald besuch kommt
shyness+loneliness|de|mit 29 noch nie eine freundin gehabt, ich bring kein wort raus
shyness|de|schüchtern seit der kindheit, alle halten mich für arrogant
shyness+friendship|de|Würde gern in einen Chor, aber alleine in einen Raum voller Fremder gehen schaffe ich nicht
shyness|de|beim kennenlernspiel im seminar geh ich immer aufs klo bis es vorbei ist
shyness|fr|au marché je n'ose pas demander mes trois tomates, je laisse passer tout le monde
shyness|fr|la tournée de bises en arrivant chez les gens, un calvaire
shyness|fr|ma nièce parle la main devant la bouche, personne ne l'entend en classe
shyness|fr|je préfère marcher une heure que demander mon chemin
shyness|fr|inscrit sur des sites de rencontre, je n'ose jamais aller au premier rendez-vous
shyness|fr|timide maladif, je note mes phrases avant de téléphoner au plombier
shyness|fr|chu trop gêné pour parler à mes voisins, je baisse les yeux
shyness+friendship|fr|trois fois devant la porte du club de rando, trois fois je suis rentré chez moi
mood|en|everything's grey, even my favourite songs don't do it any more
mood|en|can't be bothered to wash my hair or open the post
mood|en|cry in the car before work and don't know why
mood|en|my wife used to laugh at everything, now she just sits there
mood|en|feeling proper down in the dumps for weeks
mood+energy|en|dragging myself out of bed at noon, heavy as wet sand
mood|en|nothing's wrong exactly, I'm just flat
mood|en|got the blues and the dog's the only one who notices
mood|en|mate of mine stopped coming to footy, just mopes on the couch with the telly off
mood|en|been on antidepressants for a year, better but still joyless
mood|en|numb, like watching my life through a window
mood|en|teary over adverts, over spilt milk, over everything
mood+menopause|en|since the change I've had a black cloud over me
mood|en|want to feel a bit of joy again, a spark, anything
mood|en|curtains closed, dishes piling up, ignoring every call from my sister
mood|en|low spirits after my redundancy, daytime telly and biscuits
mood|es|ya no me hace ilusión nada, ni el fútbol ni mis nietos
mood|es|se me saltan las lágrimas fregando los platos, cocinando, en la cola del banco
mood|es|ando bajoneado desde hace semanas, todo me da igual
mood|es|mi papá dejó el dominó, no se afeita y contesta con monosílabos
mood+energy|es|levantarme de la cama es como arrastrar una piedra
mood|es|estoy de capa caída, no me apetece ni ducharme
mood|es|tomo pastillas para la depresión y sigo apagada
mood|es|quiero volver a sentir alegría por las cosas pequeñas
mood|de|alles grau in grau, nichts freut mich mehr
mood|de|Ich sitze im Auto und heule und weiß nicht warum
mood|de|mein vater lacht nicht mehr, starrt nur aus dem küchenfenster
mood|de|komm nicht hoch vom sofa, geschirr stapelt sich, post ungeöffnet
mood|de|seit wochen so ein trübsinn, bin nah am wasser gebaut
mood+energy|de|antriebslos und niedergeschlagen, jeder morgen wie durch blei
mood|de|Meine Schwester hatte eine Depression und braucht jetzt etwas, das ihr wieder Farbe gibt
mood|de|i bin grantig und traurig zugleich, hab auf nix lust
mood|fr|plus rien ne me fait envie, même pas le chocolat
mood|fr|larmes au rayon lessive, larmes au téléphone, larmes pour une chanson
mood|fr|un gros coup de mou qui dure depuis la rentrée, j'ai le cafard
mood|fr|mon mari n'a plus touché son potager ni sa guitare depuis Pâques
mood+energy|fr|me lever relève de l'exploit, tout pèse une tonne
mood|fr|morose, éteinte, une tristesse qui colle à la peau
mood|fr|j'ai les bleus pis j'ai pus le goût de rien
mood|fr|sortie de dépression, je cherche de quoi retrouver un peu de couleurs
winterBlues|en|clocks go back and so do I, straight under the duvet
winterBlues|en|dark when I leave, dark when I get home, haven't seen the sun since October
winterBlues+sugar|en|november hits and all I want is toast, chocolate and bed
winterBlues|en|my husband turns into a grumpy bear from halloween to easter
winterBlues|en|moved from brisbane to glasgow and the gloom is killing me
winterBlues|en|January is one long sigh
winterBlues+energy|en|sleep ten hours in the cold months and still feel like a zombie
winterBlues|en|doctor mentioned SAD, told me to get more daylight, there isn't any
winterBlues|en|rain on the window for six weeks, can't face another grey morning
winterBlues|en|dreading the short days already and it's only september
winterBlues+light|en|something bright for the breakfast table to trick my body into thinking it's summer
winterBlues|en|fog, drizzle, bare trees and me crying at the bus stop
winterBlues|en|fine all summer, then a switch flips when the leaves drop
winterBlues|en|need some sunshine on my skin before February finishes me off
winterBlues|en|long canadian winters, snowed in, going stir crazy with cabin fever
winterBlues|en|mum perks up in spring every year but until then she hardly leaves her chair
winterBlues|es|a las cinco ya es de noche y me meto en pijama con una pena tonta
winterBlues|es|vivo en un bajo interior y en diciembre no entra ni un rayo
winterBlues|es|soy de Cádiz y vivo en Bruselas, la falta de luz me tiene hundida
winterBlues+sugar|es|en noviembre solo quiero manta, sofá y galletas
winterBlues|es|con la garúa y el cielo panza de burro me entristezco de junio a septiembre
winterBlues|es|estos días grises y cortos me quitan las ganas de todo
winterBlues+energy|es|el despertador suena a oscuras y mi cuerpo se niega, todo el invierno igual
winterBlues|es|escaparme a un lugar con sol en enero porque ya no aguanto la lluvia
winterBlues|de|ab dem ersten frost werd ich weinerlich und zieh die vorhänge gar nicht mehr auf
winterBlues|de|Im Dunkeln hin, im Dunkeln heim, dazwischen Neonlicht
winterBlues|de|novembergrau, nebel seit wochen, ich könnt nur heulen
winterBlues+energy|de|von oktober bis märz würde ich am liebsten winterschlaf halten, so müde bin ich
winterBlues|de|Mein Mann wird jedes Jahr ab Allerheiligen muffelig und zieht sich zurück
winterBlues+light|de|irgendwas helles für morgens das die sonne ersetzt
winterBlues|de|jänner in wien, hochnebel, mir fehlt das licht
winterBlues+sugar|de|in der dunklen zeit stopfe ich lebkuchen in mich rein und mag niemanden sehen
winterBlues|fr|dès qu'on passe à l'heure d'hiver je m'éteins
winterBlues|fr|les néons du bureau, le tunnel du RER, je fane comme une plante sans soleil
winterBlues|fr|novembre, la pluie, la grisaille, j'ai le moral dans les chaussettes
winterBlues|fr|trois hivers à Brest et toujours pas habituée au crachin, j'en pleure
winterBlues+sugar|fr|raclette, chocolat chaud, brioche, je compense le manque de jour par l'assiette
winterBlues|fr|l'hiver est ben long icitte, moins trente, pis le moral descend
winterBlues+light|fr|mon bureau donne au nord, je voudrais une clarté de juillet les matins de décembre
winterBlues|fr|mon père se renferme chaque automne et renaît avec les jonquilles
loneliness|en|nobody to tell about my day except the cat
loneliness|en|weekends are the worst, don't speak to a soul from Friday to Monday
loneliness|en|dinner for one in front of the telly again
loneliness|en|surrounded by people at work and yet nobody really knows me
loneliness+elders|en|nan talks to the radio since grandad went into a home
loneliness|en|phone hasn't rung in weeks
loneliness+parents|en|single mum, kids in bed by eight, then four walls
loneliness|en|working from home in a studio flat, the delivery guy is my only contact
loneliness|en|spent my birthday on my own with a supermarket cupcake
loneliness+couples|en|married but I've never felt so alone
loneliness|en|ache for a hug, can't remember the last time someone touched me
loneliness|en|everyone has their own families now, I'm the odd one out
loneliness+retirement|en|since I stopped work the days are endless and nobody misses me
loneliness|en|christmas by myself, want to be somewhere with company
loneliness|en|chatting to the checkout lady is the highlight of my week
loneliness|en|lonely in a city of nine million
loneliness|es|preparo café para dos por costumbre y acabo tirando media cafetera
loneliness|es|pongo la tele de fondo solo para oír voces en casa
loneliness+elders|es|mi abuelo se sienta en la plaza a ver pasar gente por si alguien lo saluda
loneliness|es|en el grupo de la familia me dejan siempre en visto
loneliness+couples|es|estoy casada y me siento más sola que la una
loneliness|es|cambié de país por trabajo y los domingos me pesa el alma, solito en el cuarto
loneliness|es|nochebuena con una pizza y los vecinos cantando al otro lado de la pared
loneliness|es|echo de menos que alguien me abrace
loneliness|de|am wochenende rede ich mit keinem menschen außer der bäckerin
loneliness|de|Abendbrot allein vorm Fernseher, wie jeden Tag
loneliness+elders|de|meine oma spricht mit dem wellensittich weil sonst keiner kommt
loneliness|de|das telefon bleibt stumm, keiner fragt wies mir geht
loneliness|de|Nach außen lustig, aber abends im leeren Haus halte ich die Stille kaum aus
loneliness|de|homeoffice in der einzimmerwohnung, mir fällt die decke auf den kopf
loneliness|de|weihnachten allein, ich möcht irgendwohin wo menschen sind
loneliness+parents|de|alleinerziehend, um acht schläft das kind und dann ist es totenstill
loneliness|fr|ma seule conversation de la semaine, c'est la pharmacienne
loneliness|fr|une assiette, un verre, une seule chaise qui sert
loneliness+elders|fr|grand-père garde le facteur un quart d'heure sur le pas de la porte pour parler
loneliness|fr|mon téléphone ne sonne jamais, à part les démarcheurs
loneliness|fr|entourée de collègues et pourtant si seule
loneliness+couples|fr|il rentre, il mange, il dort, on vit à deux mais je suis seule
loneliness|fr|je m'installe au café juste pour être près des gens, même inconnus
loneliness+retirement|fr|depuis la retraite mes journées sont vides, plus personne ne m'attend nulle part
friendship|en|just moved to leeds for work and don't know a single person
friendship|en|all my mates had babies and vanished
friendship|en|where do grown ups find pals after forty
friendship|en|would love a gang of women to walk and natter with
friendship|en|expat wife, new country, three months in and only talk to my husband
friendship|en|anyone else want company for a Saturday morning swim and a coffee after
friendship+teens|en|our girl changed schools and eats her lunch on her own
friendship|en|best friend moved to Canada and there's a big gap
friendship+retirement|en|retired to the coast where everyone's known each other since primary school
friendship|en|something on a tuesday evening where you meet folk without it being a dating thing
friendship|en|drifted from the old crowd since I stopped going to the pub
friendship|en|hoping to make friends somewhere that isn't an app
friendship+men|en|bloke, 38, lost touch with the lads, fancy a kickabout or a yarn with decent people
friendship|en|first year at uni, flatmates don't speak to each other, need my tribe
friendship+heartbreak|en|after the divorce he kept our friends
friendship|en|like-minded souls to share a long table and belly laughs with
friendship|es|acabo de llegar a Valencia y no conozco a nadie
friendship|es|mis amigas y yo nos vemos una vez al año, echo en falta tardes de risas y confidencias
friendship|es|quiero hacer un grupito para caminar y echar el chisme
friendship|es|me gustaría una peña con la que ir al monte, al cine, de cañas
friendship+heartbreak|es|se acabaron las cenas de parejas con el divorcio, busco gente en mi situación
friendship|es|discutí con mi amiga de toda la vida y ahora no tengo con quién tomarme un mate
friendship+teens|es|cambió de instituto y en el recreo está solo, le falta una pandilla
friendship|es|algo para los viernes por la tarde donde charlar con otros y reírnos
friendship|de|beruflich in der schweiz gelandet, die kollegen gehen nach feierabend alle heim zu ihren familien
friendship|de|Alle im Freundeskreis haben Kinder bekommen, keiner hat mehr Zeit
friendship|de|wo lernt man mit mitte vierzig nette leute kennen ohne dating app
friendship|de|suche eine truppe zum wandern und danach gemeinsam auf ein bier
friendship+heartbreak|de|nach der scheidung sind die gemeinsamen freunde bei ihr geblieben
friendship|de|Meine beste Freundin ist ausgewandert, jetzt fehlt mir jemand zum Quatschen
friendship+children|de|unser sohn wird nie auf geburtstage eingeladen, er wünscht sich so sehr einen kumpel
friendship+retirement|de|seit der rente suche ich leute zum karteln, kegeln und blödeln
friendship|fr|mutation dans le Jura, pas une connaissance à cinquante kilomètres
friendship|fr|j'ai passé ma trentaine à bosser, résultat zéro copine à appeler un samedi
friendship|fr|atelier, jeux de société, chorale, peu importe, pourvu qu'on se parle et qu'on se revoie
friendship|fr|trouver une complice pour les puces, les expos et les fous rires
friendship+heartbreak|fr|depuis la séparation nos amis ont choisi leur camp, pas le mien
friendship|fr|mes meilleures amies vivent à l'autre bout du pays, un appel ne remplace pas un apéro
friendship+teens|fr|en résidence étudiante, ma fille rentre chaque week-end faute de connaître quelqu'un à la fac
friendship|fr|envie de me faire des chums dans mon nouveau quartier
crafts|en|want to get my hands mucky at a potter's wheel and come home with a wonky mug
crafts|en|learn to carve a spoon from a bit of birch by the fire
crafts+screens|en|all i do is swipe and type, i'd love to make something real with wool or wood
crafts+loneliness|en|a knit and natter kind of thing on a tuesday, mum used to love her needles before dad died
crafts|en|weaving baskets out of willow for a weekend, never mind if they come out lopsided
crafts+anxiety|en|keeping my fingers busy with a crochet hook is the only thing that stops me fretting
crafts+retirement|en|he's built a shed and bought chisels, now he wants somebody to show him how to use a lathe
crafts|en|dyeing cloth with onion skins and plants, stitching, felt slippers, that kind of lark
crafts|en|gluing, sanding, hammering, anything where i end the day with sawdust in my hair
crafts+creativity|en|haven't held a paintbrush or a needle since school and my hands are itching to make stuff
crafts|es|meter las manos en el barro y hacer mis propias tazas aunque salgan torcidas
crafts|es|aprender a tejer en telar con lana de verdad en un pueblo tranquilo
crafts+teens|es|mi hija adolescente hace pulseras y collares sin parar, un taller para las dos
crafts|es|encuadernar, hacer papel, estampar con patatas, lo que sea con tal de mancharme
crafts|es|mi tía quiere volver a bordar como hacía con la abuela
crafts|de|aus Treibholz und alten Knöpfen was basteln, am liebsten mit der ganzen Tischrunde
crafts|de|an der Drehscheibe sitzen und eine Schüssel formen, auch wenn sie schief wird
crafts+stress|de|beim Stricken komm ich runter, suche ein Wochenende mit Wolle und netten Leuten
crafts+children|de|meine Tochter schnippelt und klebt stundenlang und ist dann ganz bei sich, gibts das für uns zwei
crafts+men|de|Männerabend an der Werkbank statt am Tresen, Hobel, Feile, Leim
crafts|fr|dorer de vieux cadres, rempailler une chaise, retaper la commode de tante Jeanne
crafts+loneliness|fr|un atelier de tricot où on papote devant un thé, l'hiver est long toute seule
crafts|fr|j'aimerais souffler le verre ou marteler le cuivre, un truc qui chauffe et qui fait du bruit
crafts|fr|faire de la vannerie, du feutre, de la couture, enfin du bricolage joli quoi
crafts+creativity|fr|ma machine à coudre prend la poussière, il me manque l'étincelle et quelqu'un à côté
journaling|en|getting the muddle in my head down on paper before bed
journaling|en|prompts to help me write about my day, a blank page just stares back at me
journaling+grief|en|i keep wanting to write letters to my dad that i'll never post
journaling|en|three pages with a pen every morning before the kids are up, want help sticking to it
journaling+overthinking|en|if i scribble the worries down they stop going round, need a nice notebook way of doing it
journaling|en|i had a diary as a girl with a little padlock, would love to start again at fifty
journaling+mood|en|noting down three good things each night so i don't only remember the rubbish
journaling+heartbreak|en|want to pour it all out in ink about him and then burn the pages
journaling+meaning|en|writing my way through what the last ten years were about, with questions to answer
journaling|en|jotting stuff down helps me see whats going on, some sort of weekend for writing about yourself
journaling|es|soltar en un cuaderno todo lo que llevo dentro
journaling+overthinking|es|si lo escribo por la noche ya no me da vueltas, quiero aprender a hacerlo cada día
journaling|es|preguntas para contestar a mano cada mañana con el café
journaling+anger|es|cuando me hierve la sangre lleno hojas y las rompo, me gustaría hacerlo con más cabeza
journaling+retirement|es|quiero escribir mis memorias para los nietos, a mano, pero no sé por qué capítulo empezar
journaling|de|früher hab ich Tagebuch geschrieben, würde gern wieder anfangen, weiß nur nicht was
journaling+overthinking|de|wenn ich das Gedankenchaos zu Papier bringe wird es ruhiger, brauche aber Anregungen
journaling+retirement|de|ich möchte meine Erinnerungen für die Enkel aufschreiben, Kapitel für Kapitel, mit ein bisschen Anleitung
journaling+meaning|de|mit Füller und Heft auf einer Bank sitzen und herausfinden was ich eigentlich vom Leben will
journaling+anger|de|statt zu brüllen schmiere ich Seiten voll, das hilft, aber mir gehen die Worte aus
journaling|fr|j'ai acheté un joli carnet et je ne sais jamais quoi mettre dedans, il me faut des questions
journaling+heartbreak|fr|noircir des pages sur cette rupture pour m'en débarrasser
journaling+anxiety|fr|dès que l'angoisse monte je griffonne, j'aimerais une méthode et pas des gribouillis
journaling|fr|raconter ma vie par écrit, les bouts que personne ne connaît, avec un groupe qui lit à voix haute
journaling+solo|fr|partir seule avec un stylo, un cahier à spirale et écrire ce que je vois et ce que ça me fait
therapy|en|need to talk to somebody who isn't family and won't tell me to cheer up
therapy|en|a proper person to listen once a week while i work out what's wrong with me
therapy+trauma|en|stuff from when i was little that ive never told a soul, ready to say it to someone trained
therapy+couples|en|we keep having the same row, want a third person in the room to referee
therapy+teens|en|my son won't open up to us but he might to a stranger who's good at it
therapy|en|my gp's waiting list is eight months, is there anybody i can speak to sooner
therapy+grief|en|everyone's sick of hearing me go on about mum, i need an hour where i'm allowed to
therapy+men|en|never been one for talking, the wife reckons i should sit down with someone and get it off my chest
therapy+anxiety|en|a shrink over video call in the evening, i'm too nervous to sit in a waiting room
therapy|en|someone wise to help me untangle why i keep picking the same sort of bloke
therapy|es|necesito desahogarme con alguien que sepa escuchar y no sea mi cuñada
therapy+selfEsteem|es|siempre me pongo la última, me gustaría entender con alguien que sepa por qué lo hago
therapy+men|es|mi compadre dice que ir a contar tus cosas a un desconocido le cambió la vida, yo quiero probar
therapy|es|en la seguridad social me dan cita para dentro de seis meses, quiero hablar con un profesional ya
therapy+teens|es|mi hija de quince no me cuenta nada, quizá con una psicóloga se abra
therapy|de|auf einen Platz beim Psychologen warte ich seit Monaten, geht das nicht auch online
therapy+couples|de|wir streiten um Spülmaschine und Geld, jemand Neutrales müsste mal übersetzen was der andere meint
therapy+men|de|mein Mann frisst alles in sich rein, er müsste das mal bei einem Fachmann loswerden
therapy|de|meine Freundinnen können es nicht mehr hören, jetzt bezahl ich halt wen fürs Zuhören
therapy+selfEsteem|de|warum ich mich immer klein mache, würd ich gern mal mit kluger Hilfe auseinandernehmen
therapy|fr|vider mon sac devant quelqu'un de neutre qui ne me juge pas
therapy+grief|fr|je pleure encore maman dans la voiture, je veux un fauteuil, une boîte de mouchoirs et une oreille
therapy|fr|un psy en visio le soir après le boulot, les délais ici sont interminables
therapy+trauma|fr|des choses d'autrefois que j'ai gardées pour moi et qu'il faut que je raconte enfin
therapy+career|fr|je tourne en rond dans ma vie, j'aimerais qu'un professionnel me pose les bonnes questions
`
