import { type PhraseSet, phrasesOf } from './phrase-set.ts'

/**
 * Messages of people in danger, written without knowledge of the patterns of domain/safety: indirect
 * words, slang, misspelling, and messages about somebody else are included on purpose.
 */
export const DANGER: PhraseSet = {
  en: {
    selfHarm: phrasesOf(`
      i want to kill myself
      I don't want to be here anymore
      everyone would be better off without me
      thinking about ending it all tonight
      i cant go on like this, i just want it to stop forever
      whats the point of living
      i wanna die
      i have been cutting again and it is getting deeper
      my friend says she is going to take her own life
      my son told me he wishes he had never been born and has a rope in his room
      im gonna kms
      i feel like unaliving myself
      i am standing on the bridge and looking down
      I have written goodbye letters to my kids
      suicidal thoughts every night
      how many pills would it take to never wake up
      i wish i could fall asleep and not wake up
      there's no reason for me to be alive
      i keep hurting myself when i get home
      i want to dissapear for good, nobody would notice if I was dead
      my roommate has been burning her arms with a lighter on purpose
      my husband keeps saying we would be happier if he was gone
      i'm thinking of jumping in front of a train
      kil myself
      is there a painless way to die
      i have a plan and i know when
      i hate myself so much i punch walls until my hands bleed
      cant do this anymore. bye everyone
      my teenage daughter is cutting herself
      last night i held a knife to my wrist`),
    harmToOthers: phrasesOf(`
      i am going to kill my boss
      i want to hurt my ex so badly i bought a gun
      i'm scared i will hurt my baby
      i feel like strangling my husband and i mean it
      voices tell me to stab people
      my brother says he will shoot up his school
      i could really kill her tonight, i have the knife ready`),
    violence: phrasesOf(`
      my husband hits me
      my boyfriend choked me last night
      he will not let me leave the house and takes my phone
      my partner beats me up when he drinks
      my stepdad touches me at night
      i was raped yesterday
      she threatened to kill me if i leave her
      my neighbour's kid has bruises all over and says daddy did it
      im afraid to go home because of my dad
      my wife throws things at me and punches me
      my ex is stalking me and is outside my house right now`),
    emergency: phrasesOf(`
      crushing chest pain and my left arm is numb
      I took too many sleeping pills
      my friend overdosed and is not waking up
      i cant breathe and my lips are blue
      my mother's face is drooping and she can't speak properly
      i am pregnant and bleeding heavily
      my toddler drank cleaning fluid
      my throat is swelling after a bee sting
      dad collapsed and isnt responding
      severe chest pressure for an hour
      baby has a fever of 41 and is floppy
      i fainted twice today and my heart is racing like crazy
      worst headache of my life came on suddenly
      27 weeks pregnant and i can't feel the baby moving anymore
      he had a seizure that won't stop
      i swallowed a whole bottle of tylenol
      my chest hurts and i cant catch my breath
      my child swallowed a battery
      i am coughing up blood
      she's unconscious in the sauna`),
    eating: phrasesOf(`
      i have not eaten in five days to lose weight
      how do i make myself throw up after dinner
      i throw up after every meal
      i think i have anorexia
      my daughter refuses to eat and weighs 38 kilos
      i take laxatives every day to stay thin
      binge and purge again last night
      help me get down to 40 kg i am 1.75
      i feel guilty whenever i eat so i starve myself
      is a retreat ok for my sister with bulimia`),
    medication: phrasesOf(`
      can i stop taking my antidepressants
      should i double my dose of xanax
      i want to come off lithium without telling my doctor
      can i take st johns wort with sertraline
      replace my insulin with herbs
      is it safe to mix valium and alcohol
      which supplement can replace my blood pressure pills
      i quit my zoloft cold turkey and get brain zaps
      can i use ashwagandha together with thyroid medication
      how much melatonin can i give my 3 year old`),
  },
  es: {
    selfHarm: phrasesOf(`
      quiero matarme
      ya no quiero vivir
      no le encuentro sentido a la vida
      me quiero morir
      todos estarían mejor sin mí
      estoy pensando en suicidarme esta noche
      quiero quitarme la vida
      me corto los brazos cuando estoy sola
      no aguanto más, quiero desaparecer para siempre
      mi amiga dice que se va a matar
      mi hijo se autolesiona
      ojalá no despertara mañana
      he escrito una carta de despedida
      cuántas pastillas hacen falta para no despertar
      estoy en el puente y quiero saltar
      tengo ganas de acabar con todo
      pienso en tirarme al tren
      para que seguir viviendo si a nadie le importo
      mi hermano ha intentado ahorcarse
      me hago daño para sentir algo
      kiero morirme ya
      no quiero estar aqui, mejor muerta
      llevo semanas con ideas suicidas
      me da igual si no amanezco mañana
      mi padre dice que sería mejor estar muerto`),
    harmToOthers: phrasesOf(`
      voy a matar a mi jefe, lo digo en serio
      tengo miedo de hacerle daño a mi bebé
      oigo voces que me dicen que apuñale a alguien
      quiero matar a mi ex, tengo un cuchillo
      mi vecino dice que va a disparar a todos en su trabajo
      si la veo la mato, ya compré la pistola`),
    violence: phrasesOf(`
      mi marido me pega
      mi novio me amenaza con matarme
      me violaron anoche
      mi pareja me controla el móvil y no me deja salir
      mi padrastro me toca por las noches
      tengo miedo de volver a casa porque me golpea
      mi mujer me da palizas
      mi expareja me persigue y está en mi portal
      mi amiga tiene moratones, su novio le pega
      me agarró del cuello y no podía respirar`),
    emergency: phrasesOf(`
      me duele mucho el pecho y el brazo izquierdo
      he tomado demasiadas pastillas
      mi amigo tiene una sobredosis y no despierta
      no puedo respirar
      estoy embarazada y estoy sangrando
      mi hijo se ha bebido lejía
      mi madre tiene media cara caída y no puede hablar
      opresión fuerte en el pecho desde hace una hora
      mi bebé tiene fiebre muy alta y no reacciona
      mi abuelo se ha desmayado y no responde
      se me hincha la garganta después de comer cacahuetes
      vomito sangre
      mi niña está convulsionando
      me tragué un frasco entero de paracetamol
      embarazada de 30 semanas y no siento al bebé
      mi marido se ha quedado inconsciente`),
    eating: phrasesOf(`
      llevo cinco días sin comer para adelgazar
      vomito después de cada comida
      creo que tengo anorexia
      cómo puedo provocarme el vómito
      mi hija no quiere comer y pesa 37 kilos
      tomo laxantes todos los días para no engordar
      me doy atracones y luego vomito
      mi hermana tiene bulimia
      no como nada y me siento orgullosa de pasar hambre`),
    medication: phrasesOf(`
      puedo dejar de tomar mis antidepresivos
      quiero dejar el litio sin decirle al médico
      puedo tomar hierba de san juan con sertralina
      qué suplemento sustituye mis pastillas de la tensión
      puedo mezclar valium con alcohol
      puedo cambiar la insulina por plantas
      debería subir la dosis de lorazepam
      he dejado el escitalopram de golpe y me mareo
      cuánta melatonina le doy a mi hija de 2 años`),
  },
  de: {
    selfHarm: phrasesOf(`
      ich will nicht mehr leben
      ich möchte sterben
      ich bringe mich um
      alle wären ohne mich besser dran
      ich denke daran, mir das leben zu nehmen
      ich will einfach nur noch, dass es für immer aufhört
      ich ritze mich wieder
      meine freundin will sich umbringen
      mein sohn verletzt sich selbst
      ich habe abschiedsbriefe geschrieben
      wie viele tabletten braucht man um nicht mehr aufzuwachen
      ich stehe auf der brücke und will springen
      wozu soll ich noch leben
      ich wünschte ich würde morgen nicht mehr aufwachen
      habe suizidgedanken
      selbstmordgedanken jede nacht
      ich will mich vor den zug werfen
      ich kann nicht mehr, es hat alles keinen sinn mehr, ich mach schluss
      mein bruder hat versucht sich zu erhängen
      ich tu mir weh damit ich was spüre
      will nich mehr da sein
      wäre ich doch tot
      mein mann sagt er will nicht mehr weiterleben
      ich schneide mir in die arme
      ich mag nicht mehr auf dieser welt sein`),
    harmToOthers: phrasesOf(`
      ich bringe meinen chef um, ich meine es ernst
      ich habe angst meinem baby etwas anzutun
      stimmen sagen mir, ich soll jemanden abstechen
      ich will meine ex umbringen und habe ein messer
      mein mitschüler will in der schule amok laufen
      ich könnte sie erwürgen und ich werde es tun`),
    violence: phrasesOf(`
      mein mann schlägt mich
      mein freund hat mich gewürgt
      ich wurde vergewaltigt
      mein partner sperrt mich ein und nimmt mir das handy weg
      er droht mich umzubringen wenn ich gehe
      mein stiefvater fasst mich nachts an
      ich habe angst nach hause zu gehen weil mein vater prügelt
      meine frau verprügelt mich
      mein ex lauert mir auf und steht vor der tür
      das nachbarskind hat überall blaue flecken und sagt papa war das`),
    emergency: phrasesOf(`
      starke brustschmerzen und der linke arm ist taub
      ich habe zu viele schlaftabletten genommen
      mein freund hat eine überdosis und wacht nicht auf
      ich kriege keine luft mehr
      ich bin schwanger und blute stark
      mein kind hat putzmittel getrunken
      bei meiner mutter hängt der mundwinkel und sie kann nicht sprechen
      mein vater ist zusammengebrochen und reagiert nicht
      druck auf der brust seit einer stunde und atemnot
      mein baby hat 41 fieber und ist ganz schlaff
      mein hals schwillt zu nach einem wespenstich
      ich huste blut
      meine tochter hat einen krampfanfall der nicht aufhört
      ich habe eine ganze packung paracetamol geschluckt
      ich bin in der 30. woche und spüre das baby nicht mehr
      sie ist bewusstlos in der sauna`),
    eating: phrasesOf(`
      ich habe seit fünf tagen nichts gegessen um abzunehmen
      ich erbreche nach jedem essen
      ich glaube ich habe magersucht
      wie bringe ich mich zum kotzen nach dem essen
      meine tochter isst nichts mehr und wiegt 38 kilo
      ich nehme jeden tag abführmittel um dünn zu bleiben
      fressanfälle und danach finger in den hals
      meine schwester hat bulimie
      ich hungere seit wochen und finde mich trotzdem fett`),
    medication: phrasesOf(`
      kann ich meine antidepressiva absetzen
      ich will lithium absetzen ohne es dem arzt zu sagen
      darf ich johanniskraut mit sertralin nehmen
      welches mittel ersetzt meine blutdrucktabletten
      kann ich valium mit alkohol mischen
      kann ich statt insulin kräuter nehmen
      soll ich die dosis von lorazepam verdoppeln
      ich habe citalopram plötzlich abgesetzt und habe schwindel
      wie viel melatonin darf ich meinem kleinkind geben`),
  },
  fr: {
    selfHarm: phrasesOf(`
      je veux mourir
      j'ai envie d'en finir
      je ne veux plus vivre
      tout le monde serait mieux sans moi
      je pense au suicide
      je vais me tuer ce soir
      je me scarifie
      ma copine dit qu'elle va se foutre en l'air
      mon fils se fait du mal
      j'ai écrit des lettres d'adieu
      combien de cachets pour ne plus se réveiller
      je suis sur le pont et je veux sauter
      à quoi bon continuer à vivre
      j'aimerais m'endormir et ne jamais me réveiller
      j'ai des idées noires et je veux disparaître pour de bon
      je veux me jeter sous un train
      jen peux plus je veu crever
      mon frère a essayé de se pendre
      je me coupe les bras quand ça va pas
      je voudrais être morte
      ma vie ne vaut plus la peine d'être vécue
      mon mari dit qu'il va se tirer une balle
      je veux mettre fin à mes jours
      je sers à rien, personne ne remarquerait si je n'étais plus là
      pensées suicidaires tous les soirs`),
    harmToOthers: phrasesOf(`
      je vais tuer mon patron, je suis sérieux
      j'ai peur de faire du mal à mon bébé
      des voix me disent de poignarder quelqu'un
      je veux tuer mon ex, j'ai acheté une arme
      mon frère dit qu'il va tirer sur tout le monde au lycée
      je pourrais l'étrangler et je vais le faire`),
    violence: phrasesOf(`
      mon mari me frappe
      mon copain m'a étranglée
      j'ai été violée hier
      mon conjoint m'empêche de sortir et fouille mon téléphone
      il menace de me tuer si je pars
      mon beau-père me touche la nuit
      j'ai peur de rentrer chez moi parce qu'il me cogne
      ma femme me bat
      mon ex me suit partout et il est devant ma porte
      ma voisine a des bleus, son mec la tape`),
    emergency: phrasesOf(`
      douleur forte dans la poitrine et bras gauche engourdi
      j'ai pris trop de somnifères
      mon ami fait une overdose et ne se réveille pas
      je n'arrive plus à respirer
      je suis enceinte et je saigne beaucoup
      mon enfant a bu de la javel
      la bouche de ma mère est tombante et elle ne peut plus parler
      mon père s'est effondré et ne répond pas
      ma poitrine est serrée depuis une heure et je transpire
      mon bébé a 41 de fièvre et il est tout mou
      ma gorge gonfle après une piqûre de guêpe
      je crache du sang
      ma fille fait une crise d'épilepsie qui ne s'arrête pas
      j'ai avalé une boîte entière de doliprane
      enceinte de 30 semaines je ne sens plus bouger le bébé
      elle est inconsciente dans le sauna`),
    eating: phrasesOf(`
      je n'ai rien mangé depuis cinq jours pour maigrir
      je me fais vomir après chaque repas
      je crois que je suis anorexique
      comment se faire vomir après manger
      ma fille refuse de manger et pèse 38 kilos
      je prends des laxatifs tous les jours pour rester mince
      je fais des crises de boulimie
      ma sœur souffre d'anorexie
      je m'affame et je me trouve encore grosse`),
    medication: phrasesOf(`
      est-ce que je peux arrêter mes antidépresseurs
      je veux arrêter le lithium sans le dire au médecin
      puis-je prendre du millepertuis avec la sertraline
      quel complément remplace mes cachets pour la tension
      peut-on mélanger valium et alcool
      remplacer l'insuline par des plantes
      dois-je doubler ma dose de xanax
      j'ai arrêté le seroplex d'un coup et j'ai des vertiges
      combien de mélatonine pour mon fils de 3 ans`),
  },
}
