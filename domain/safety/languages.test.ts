import { describe, expect, test } from 'vitest'
import { readDanger } from '../care/safety.ts'

// Typical texts in three languages besides English (English phrases are in safety.test.ts)
const SAMPLES = {
  Spanish: {
    danger: `
Quiero morirme
me quiero morir
ya no quiero vivir lejos de todo esto
ya no quiero vivir
no quiero seguir viviendo
quiero suicidarme
pienso en el suicidio todos los días
quiero acabar con todo
voy a acabar con mi vida esta noche
estoy pensando en quitarme la vida
me corto los brazos cuando estoy triste
me hago daño a mí misma
he vuelto a autolesionarme
mi vida no tiene sentido y no quiero despertar mañana
ojalá no hubiera nacido
ojalá estuviera muerta
todos estarían mejor sin mí
soy una carga para mi familia
estoy cansado de vivir
no aguanto más
ya no puedo más.
quiero tirarme por el balcón
quiero dormir y no despertar nunca más
cuántas pastillas necesito para morir
he escrito una carta de despedida
mi hermana se quiere suicidar
mi hijo dice que quiere matarse
no encuentro ninguna razón para vivir
quiero desaparecer para siempre
pienso en tirarme al metro
me voy a matar
estaría mejor muerto
las voces me dicen que me mate
no merece la pena vivir
quiero que todo acabe
me duele mucho el pecho
tengo un dolor muy fuerte en el pecho y el brazo
creo que me está dando un infarto
no puedo respirar
me falta el aire y tengo los labios azules
he tomado demasiadas pastillas
se ha tragado una pila
mi bebé se ha tragado una moneda
mi padre está inconsciente
no responde y no tiene pulso
está teniendo convulsiones
no para de sangrar
estoy tosiendo sangre
se me está cerrando la garganta
mi marido me pega
mi novio me ha amenazado con un cuchillo
tengo miedo de volver a casa
llamen a una ambulancia
creo que me estoy muriendo
se le ha caído un lado de la cara
sobredosis de paracetamol
me violó anoche
quiero matar a mi jefe
bebió lejía`,
    ordinary: `
me muero por un masaje
me muero de ganas de ir a la playa
me muero de sueño
este trabajo me mata
me mata la espalda
el estrés me está matando, necesito un retiro
miedo a la muerte
la muerte de mi madre me dejó muy sola
mi perro murió la semana pasada
retiro en el mar muerto
sales del mar muerto
estoy muerto de cansancio
matar el tiempo en el aeropuerto
quiero cortar con el azúcar
me corté cocinando
estoy ahogada de trabajo
sobredosis de pantallas
yoga después de un infarto
quiero acabar con el insomnio
desaparecer un fin de semana en el bosque
aprender a respirar mejor
presión laboral
no puedo dormir por las noches
no aguanto el ruido de la ciudad
me duele la espalda
estoy agotada y sin energía
quiero dejar de fumar
un sitio tranquilo con mi perro
clases de yoga en Madrid
busco un regalo para mi madre
ansiedad antes de los exámenes
ataques de pánico en el avión
quiero vivir más despacio
no quiero vivir lejos del mar
no quiero vivir cerca de la ciudad
quiero cambiar de vida
mi vida es un caos
no puedo más con este ruido en casa
me siento sola desde que me jubilé
tengo el corazón roto
crema para el dolor de cuello
me hice daño corriendo
estoy quemada del trabajo
quiero desconectar del móvil
retiro de silencio
infusiones para dormir
pastillas naturales para el estrés
meditación para principiantes
un fin de semana romántico
spa con aguas termales
respiración consciente
masaje para embarazadas`,
  },
  German: {
    danger: `
Ich will sterben
ich möchte nicht mehr leben
ich will nicht mehr leben
ich will mich umbringen
ich denke an Selbstmord
ich habe Suizidgedanken
ich will mir das Leben nehmen
ich will einfach nicht mehr
ich kann nicht mehr.
mein Leben hat keinen Sinn mehr
das Leben ist nicht mehr lebenswert
ich sehe keinen Ausweg mehr
ich ritze mich wieder
ich verletze mich selbst
ich schneide mich in die Arme
ich wünschte, ich wäre tot
wäre ich doch nie geboren
ohne mich wären alle besser dran
niemand würde mich vermissen
ich bin allen nur eine Last
ich will einschlafen und nie mehr aufwachen
wie viele Tabletten braucht man, um zu sterben
ich habe einen Abschiedsbrief geschrieben
ich will vor den Zug springen
ich will von der Brücke springen
mein Freund will sich umbringen
meine Tochter ritzt sich
ich mache heute Schluss mit allem
ich werde mich erhängen
ich bringe mich um
ich habe keinen Grund mehr zu leben
ich will, dass alles aufhört
Stimmen sagen mir, ich soll mich umbringen
ich habe das Leben satt
lieber tot als so weiter
ich habe starke Schmerzen in der Brust
ich habe Brustschmerzen
Druck auf der Brust seit heute früh
ich glaube, ich habe einen Herzinfarkt
ich bekomme keine Luft
ich kann nicht atmen
mein Baby atmet nicht
er erstickt
ich habe zu viele Tabletten genommen
sie hat eine Überdosis genommen
mein Sohn hat eine Batterie verschluckt
er ist bewusstlos
sie wacht nicht auf
die Wunde hört nicht auf zu bluten
ich huste Blut
mein Hals schwillt zu
allergische Reaktion, die Zunge ist geschwollen
mein Mann schlägt mich
er hat gedroht, mich umzubringen
er hat ein Messer
ich brauche einen Krankenwagen
ihr Gesicht hängt auf einer Seite
mein linker Arm ist taub
ich will jemanden umbringen
sie hat einen Krampfanfall`,
    ordinary: `
ich sterbe für eine Massage
ich sterbe vor Hunger
der Stress bringt mich um den Schlaf
meine Arbeit macht mich kaputt
mein Rücken bringt mich um
Angst vor dem Tod
mein Hund ist gestorben
mein Mann ist letztes Jahr gestorben
Salz aus dem Toten Meer
ich bin todmüde
mein Akku ist tot
ich ertrinke in Arbeit
Überdosis Zucker an Weihnachten
Yoga nach einem Herzinfarkt
Schluss machen mit dem Rauchen
ein Wochenende verschwinden
endlich wieder durchatmen
richtig atmen lernen
Brustöffner Yoga
die besten Yogakurse in Berlin
ich kann nicht schlafen
ich kann nicht abschalten
ich habe Rückenschmerzen
ich bin erschöpft und ausgebrannt
Urlaub mit Hund am Meer
etwas Ruhiges in den Bergen
ein Geschenk für meine Mutter
Prüfungsangst
Flugangst
ich fühle mich einsam seit der Rente
ich möchte langsamer leben
ich will mein Leben ändern
mehr Energie am Morgen
ich habe mich beim Sport verletzt
ich habe mich beim Kochen geschnitten
Tee zum Einschlafen
Massage in der Schwangerschaft
Meditation für Anfänger
die App kostet zu viel
die Kinder sind laut
ich komme nicht zur Ruhe
Druck in der Arbeit
Nackenverspannung
Sauna und Eisbad
Digital Detox Wochenende
ich will nicht mehr rauchen
ich will nicht mehr so viel Zucker essen
ich kann nicht mehr gut sitzen
ich kann den Lärm nicht mehr hören
Retreat in Portugal`,
  },
  French: {
    danger: `
Je veux mourir
j'ai envie de mourir
je ne veux plus vivre
je veux en finir
je veux me suicider
je pense au suicide
j'ai des idées suicidaires
je veux mettre fin à mes jours
je vais me tuer
je n'ai plus envie de vivre
je n'en peux plus.
ma vie n'a plus de sens
la vie ne vaut pas la peine d'être vécue
je ne vois plus d'issue
je me scarifie
je me coupe les bras
je me fais du mal quand je suis triste
j'aimerais être mort
j'aurais préféré ne jamais être née
tout le monde serait mieux sans moi
personne ne me regretterait
je suis un fardeau pour ma famille
je voudrais m'endormir et ne plus jamais me réveiller
combien de cachets faut-il pour mourir
j'ai écrit une lettre d'adieu
je veux me jeter sous le métro
je veux sauter du pont
mon frère veut se suicider
ma fille se mutile
je suis fatigué de vivre
je veux que tout s'arrête
je veux disparaître pour toujours
je mérite de mourir
des voix me disent de me tuer
je vais me pendre
j'ai une douleur dans la poitrine
j'ai très mal à la poitrine
je crois que je fais un infarctus
je n'arrive plus à respirer
je ne peux pas respirer
mon bébé ne respire plus
il s'étouffe
j'ai pris trop de médicaments
elle a fait une overdose
mon fils a avalé une pile
il est inconscient
elle a perdu connaissance
ça saigne beaucoup et ça ne s'arrête pas
je crache du sang
ma gorge gonfle
réaction allergique, ma langue enfle
mon mari me frappe
il menace de me tuer
il a un couteau
appelez une ambulance
son visage est paralysé d'un côté
je crois que je vais faire un AVC
je suis en train de mourir
j'ai envie de tuer quelqu'un
il fait une crise d'épilepsie`,
    ordinary: `
je meurs d'envie d'un massage
je meurs de faim
mon travail me tue
mon dos me tue
ce stress me tue
peur de la mort
mon chien est mort
j'ai perdu mon mari l'an dernier
sel de la mer morte
je suis morte de fatigue
tuer le temps à la gare
je suis noyée sous le travail
overdose d'écrans
yoga après un infarctus
en finir avec l'insomnie
disparaître quelques jours dans la nature
apprendre à respirer
prendre le temps de respirer
je n'arrive pas à dormir
je n'arrive pas à décrocher
j'ai mal au dos
je suis épuisée
un week-end au calme avec mon chien
une idée cadeau pour ma mère
angoisse avant les examens
peur de l'avion
je me sens seule depuis la retraite
je veux vivre plus lentement
je veux changer de vie
je veux arrêter de fumer
je me suis coupée en cuisinant
je me suis fait mal en courant
couper avec le quotidien
tisane pour dormir
massage pour femme enceinte
méditation pour débutants
cours de yoga à Lyon
retraite silencieuse
respiration et cohérence cardiaque
bain froid et sauna
pression au travail
crème pour la peau sèche
ouvrir la poitrine yoga
un coup de barre l'après-midi
finir la semaine en douceur
je n'en peux plus du bruit
marre du métro
mes jambes sont lourdes
j'ai le cœur lourd
une pause digitale`,
  },
}

const lines = (text: string) => text.trim().split('\n')

describe.each(Object.entries(SAMPLES))('%s', (_language, { danger, ordinary }) => {
  test.each(lines(danger))('danger: %s', (text) => {
    expect(readDanger(text)).not.toBeNull()
  })

  test.each(lines(ordinary))('harmless: %s', (text) => {
    expect(readDanger(text)).toBeNull()
  })
})
