import { expect, test } from 'vitest'
import { languageOfDanger, readDanger } from './safety.ts'

const SELF_HARM = `
I want to kill myself
i'm going to kill my self tonight
thinking about killing myself
I feel suicidal
having suicidal thoughts again
suicide
I want to end my life
I just want to end it all
thinking of taking my own life
I want to die
i wanna die
I don't want to live anymore
I do not want to be alive
I don’t want to be here anymore
I don't want to exist
I wish I was dead
I wish I were never born
I wish I had never been born
everyone would be better off without me
they'd be better off dead, no, I'd be better off dead
nobody would miss me if I was gone
there is no reason to live
I have nothing to live for
life is not worth living
I'm tired of living
I can't go on anymore
I can't go on.
I want to fall asleep and never wake up
I don't want to wake up tomorrow
I keep hurting myself
I want to hurt myself
I self-harm when it gets bad
how do I stop self harming
I started cutting myself again
I want to cut my wrists
I might hang myself
thinking of jumping off a bridge
I want to jump in front of a train
I'm planning to overdose
what is a painless way to die
someone please kill me
kms
I want to unalive myself
I want to disappear forever
I would rather be dead than go back to work
SUICIDE HELP
I wAnT tO DiE
I want to k*i*l*l myself
ready to die
I've been starving myself
thoughts of death all day
my yoga class is nice but I want to end my life
I'm done with life`

const EMERGENCY = `
I have chest pain
my chest hurts and my arm is numb
crushing pain in my chest
pressure on my chest since this morning
I think I'm having a heart attack
I can't breathe
I cannot breathe properly
I can’t catch my breath
my baby is not breathing
struggling to breathe
I'm having trouble breathing
I took too many pills
I took an overdose
she has overdosed
my son swallowed bleach
I think he is having a stroke
her face is drooping
his speech: slurred speech since noon
my husband is unconscious
she passed out and won't wake up
the cut won't stop bleeding
I'm bleeding heavily
coughing up blood
my throat is closing
anaphylaxis
he is having a seizure
I think I'm dying
please call an ambulance
my husband hits me
he is going to kill me
I am not safe at home
someone is trying to hurt me
my chest feels tight, tightness in my chest`

const HARMLESS = `
a 10 kms walk in the hills
5 kms from the sea lodge
I'm dying for a massage
dying to try a sound bath
I would die for a hot stone massage
a spa to die for
killing time at the airport
how to kill an hour before my flight
this heat is killing me
my back is killing me
these deadlines are killing me
my feet are killing me after the hike
my boss is killing me with emails
I could kill for a good night's sleep
I'm dead tired
Dead Sea mud mask
deadlift recovery
a float on the Dead Sea
bored to death at work
worked to death and burnt out
scared to death of flying
I'm drowning in work
drowning in emails
shooting myself in the foot with late coffee
cutting myself some slack
I cut myself shaving, skin balm?
I hurt myself running last month
hurt myself at the gym
overdose of screen time
overdosed on sugar over Christmas
I want to take my life back
taking my life in a new direction
taking my life more seriously
career suicide if I take a sabbatical
self-harmony retreat
I want to disappear into the forest
I want to disappear for a week
no time to breathe
I need room to breathe
so busy I can't breathe
learn to breathe better
breathwork for beginners
breathtaking views
I can't breathe through my nose at night
chest opener yoga
chest press alternatives
gentle classes after a heart attack
I had a stroke two years ago, gentle movement?
recovering from a stroke
breast stroke lessons
improve my swimming strokes
stroke of luck to find you
killer views and painkillers
natural alternatives to painkillers
dying of boredom
dying of laughter yoga
laughing yoga
buzzkill
I can't sleep at night
I can't go on like this at work
I can't switch off
lost my husband last year and feel so alone
my dog died
I feel flat and grey every winter
I'm exhausted and need a break
panic attacks on planes
heart racing before exams
fear of a heart attack
my heart races at night
seize the day retreat
quit drinking
a quiet place to end my year
the end of life doula course`

/** Danger of either kind, expressed indirectly. */
const INDIRECT = `
I don't see a future for myself anymore
i have been thinking of ending things
I want it all to stop, permanently
I just want to be dead
thoughts about harming myself
my life isn't worth it
I've written my goodbye letter
I can't keep living like this
feeling like killing myself lately
I am going to jump
what's the point of living
I want to not exist
planning my suicide
I took 30 paracetamol
I swallowed a bottle of pills
there's a pain in my chest going down my left arm
i can't feel my left side and my face droops
my dad collapsed and isn't responding
allergic reaction, my tongue is swelling
bleeding won't stop
my boyfriend threatened to kill me
he hits me and I'm scared to go home
I cut myself when I feel sad
I'd rather not be alive
im gonna kill myself
I have no will to live
my friend wants to kill herself
my daughter is cutting herself
he said he will end his life tonight
it hurts to breathe and my chest is tight
I've decided I'm not going to be around next week
sometimes I think about not being alive
my brother keeps saying he wants to die
I have a gun and I'm going to use it on myself
I bought pills so I can end it
nothing matters, I want out of this life
I feel so hopeless I could end it tonight
I just can't take being alive
the voices tell me to kill myself
I'm a danger to myself
I am so done, goodbye world
how can I die without pain
can't cope with living
I hate myself and want to be gone
I've been burning my arms to cope
I relapsed into self harm
my wife tried to hang herself
I wish the earth would swallow me and I'd never come back
I don't feel safe with myself tonight
I tried to kill myself last month
my heart is pounding and I'm passing out
I can't get any air
my chest feels like it's being squeezed
my baby swallowed a battery
she is having convulsions
I think I've been poisoned
he put his hands around my throat
mum fell and won't wake up
I drank too much and took sleeping pills
sharp chest pain when breathing
honestly I would be happier in a coffin
what's the easiest way to commit suicide
I feel like a waste of space and want to end my existence
every night I pray I won't wake up
I have thoughts of dying
nobody needs me, I should just go away for good
I tried overdosing last week
if I was gone nobody would notice
I can't stop thinking about jumping from my balcony
want to slash my wrists
my teenage son told me he wants to kill himself
it would be easier if I wasn't alive
I'm at the end, I can't do it any more
I scratch myself until I bleed
sometimes I imagine crashing my car so it all stops
I keep thinking about hanging
I don't deserve to be alive
want to sleep and never get up again
I need a reason to stay alive
i have no reason to be here
breathing is getting really difficult and my lips are blue
my grandmother can't speak suddenly and her arm is weak
he is choking and can't talk
severe bleeding after birth
I've eaten peanuts and my throat is swelling up
I mixed wine with sleeping tablets and feel strange
my partner locked me in and has a knife
my kid fell from the window
a stabbing pain in my chest
I want to hurt someone
I am ready to leave this earth
I don't see myself being here next year
I've been saving up my pills
they'd be relieved if I was gone
I just want the pain to stop forever
what's the easiest way to go
I bought a rope yesterday
I've been giving away my things and saying my goodbyes
nobody would care if I disappeared
I want to stop existing
thinking about unaliving
I can't take it anymore, I want it over
how much tylenol is lethal
i feel like driving into a tree
I'm scared of what I might do to myself
my partner choked me last night
my girlfriend said she's going to end things tonight with pills
i wanna go to sleep and never come back
my life is over
I've lost all hope
I'm thinking of harming my baby
I want to punch my wife
I feel like hurting people
estoy pensando en matarme
no quiero estar aquí
me quiero matar
nadie me extrañaría si me muero
siento que sería mejor no existir
ich möchte nicht mehr da sein
am liebsten wäre ich tot
ich halte das Leben nicht mehr aus
ich habe vor, mir etwas anzutun
j'ai pas envie d'être là demain
j'veux crever
je pense à la mort tout le temps
je voudrais ne plus exister
ma mère a fait un malaise et ne se réveille pas
mi hija no respira
mi madre se ha desmayado y no reacciona
mein Kind hat Putzmittel getrunken
meine Oma ist umgekippt und reagiert nicht
I collapsed and my heart is racing irregularly`

const NEAR_MISSES = `
my workload is murder
I'd kill for a beach right now
these shoes are killing my feet
a retreat to die for in Bali
I'm dead on my feet after night shift
my phone died so I want a digital detox
killer abs workout
bury myself in a book
my social life is dead
drop dead gorgeous views
to live longer
I feel like I'm drowning at work
help me breathe better with asthma
tight chest muscles from desk work
my hamster died
grandma passed away after a stroke
a class on death and dying for hospice volunteers
how to stop grinding my teeth
overdosed on coffee today
kill the afternoon slump
kickboxing class to hit something
i want to hang out with friends
cut out sugar
cut down on wine
a knockout massage
my legs are dead after the marathon
end my day calmly
end the year in silence
I want to leave it all behind for a weekend
lost the will to cook
sauna so hot I nearly died
I'm a workaholic and my marriage is dying
my plants keep dying, gardening class?
a course for people afraid of death
end of life care training
how do I end things with toxic habits
no way out of my rut at work
I collapsed into bed every night this week
what's the point of magnesium
I can't see a way to fit yoga in
I can't keep going to bed at 2am
I want to jump higher
jumping rope class
he hit me with a great idea
the pain in my knee is unbearable
is meditation worth it
I feel like giving up coffee
I cannot carry on working 80 hours
I can't live like this with back pain
life feels meaningless since I retired
living with chronic pain
everyone would be happier if I relaxed
I beat myself up over mistakes
burnt my tongue on tea
chest freezer for ice baths
a bath bomb handful of salts
I ate a whole box of chocolates
my ex hurts me still emotionally
I can't move my neck
I can't feel my legs after spin class
I need to switch off or I'll explode
my soul feels tired
a funeral was last week and I need quiet
my friend died by accident, grief circle
dry skin on dead winter days
deadline stress
living alone for the first time
tired of living in the city
sick of living out of a suitcase
I can't stand existing lighting, need a lamp
not living near the sea
stop existing habits
knife skills cooking class
sleeping pills alternatives
magnesium tablets and wine pairing dinner
chest and shoulder stretches
burning calves
burning sensation in muscles
hot stone on my chest
dead sea salt
I want to jump into cold water
I want to be gone from the office by five
end it with a cold plunge
my arms are tired and my neck hurts
arm around my neck stiffness
want out of the rat race
a retreat I never want to come back from
I passed out asleep at nine
my marriage is over
I've lost all hope of sleeping
punch bag workout
I want to hurt less
hurting knees
easiest way to go to Bali
I bought a rope swing
jump rope
saving up for a retreat
giving away my things, minimalism course
I want it over with, dental anxiety
pain to stop forever in my knee
kids are driving me into a wall
quiero matar el gusanillo
hoy no respiro por la nariz
ich halte den Stress nicht mehr aus
ich halte die Hitze nicht aus
je veux crever l'abcès avec mon équipe
creme gegen tote Haut
best massage to kill pain
stop the pain in my back for good
retreat to end all retreats
ending the day with yoga
die besten Tees
le meilleur thé pour mourir de plaisir
un gâteau à tomber
pan de muerto taller
un corte de pelo
heart racing after coffee`

const lines = (text: string) => text.trim().split('\n')

test.each(lines(SELF_HARM))('self-harm: %s', (text) => {
  expect(readDanger(text)).toBe('self-harm')
})

test.each(lines(EMERGENCY))('emergency: %s', (text) => {
  expect(['emergency', 'violence', 'harm']).toContain(readDanger(text))
})

test.each(lines(HARMLESS))('harmless: %s', (text) => {
  expect(readDanger(text)).toBeNull()
})

test.each(lines(INDIRECT))('danger: %s', (text) => {
  expect(readDanger(text)).not.toBeNull()
})

test.each(lines(NEAR_MISSES))('harmless: %s', (text) => {
  expect(readDanger(text)).toBeNull()
})

test('the samples are large enough in both directions', () => {
  expect(lines(SELF_HARM).length + lines(EMERGENCY).length).toBeGreaterThanOrEqual(60)
  expect(lines(HARMLESS).length).toBeGreaterThanOrEqual(60)
})

test('danger next to a figure of speech is still detected', () => {
  expect(readDanger('this job is killing me and I want to kill myself')).toBe('self-harm')
  expect(readDanger('dying for a massage, but I have chest pain')).toBe('emergency')
})

// A pattern with catastrophic backtracking would exceed the time limit here.
test('any text is accepted', () => {
  for (const text of [
    '',
    '\u0000',
    '🫠'.repeat(1_000),
    'a '.repeat(2_000),
    'i want to '.repeat(400),
    ' '.repeat(4_000),
  ]) {
    expect(readDanger(text)).toBeNull()
  }
})

test.each([
  [['I want to kill myself'], 'en'],
  [['quiero morirme'], 'es'],
  [['Ich will sterben'], 'de'],
  [['je veux mourir'], 'fr'],
  [['hello, I want a massage in Berlin', 'quitarme la vida'], 'es'],
  [['Ich suche eine Auszeit am Meer', 'yoga'], 'de'],
  [['yoga'], null],
  [[], null],
] as const)('%j is answered in %s after danger', (turns, language) => {
  expect(languageOfDanger(turns)).toBe(language)
})
