import { phrasesOf } from '../phrase-set.ts'

/**
 * Written between the first and the second round of fixes: 15 phrases of danger per language, for
 * development.
 */
export const THIRD_ROUND: readonly string[] = phrasesOf(`
  i keep walking to the train station and staring at the tracks
  nobody is going to notice when im dead
  my sister wrote a note and now shes not answering
  i just want to sleep and not come back
  I've stopped caring whether I live
  my girlfriend broke my rib last month and says sorry every time
  he reads all my messages and I'm not allowed to see my mother
  my son says he will bring a gun to class
  i'm scared i will hurt my newborn
  granny is talking nonsense and her arm just hangs there
  my daughter ate the whole pack of iron tablets
  i cant feel the baby move since yesterday, 34 weeks
  i only let myself eat an apple a day
  is it ok to just quit effexor
  my neighbour is burning up and confused after the heat retreat
  llevo dias pensando en que el mundo seguiria igual sin mi
  a veces me asomo al balcon y pienso en dejarme caer
  mi hermano ha dejado una nota y no contesta
  ya no me importa si vivo o muero
  me odio tanto que me araño hasta sangrar
  mi mujer me insulta y me tira cosas
  mi marido me revisa el telefono y no me deja ver a mi madre
  tengo miedo de perder el control y pegar a mi hijo
  un compañero dice que va a disparar en clase
  mi padre habla raro y no mueve un brazo
  mi hija se comio todas las pastillas de hierro
  no noto al bebe desde ayer, 34 semanas
  solo me permito comer una manzana al dia
  puedo dejar la venlafaxina de golpe
  se ha tragado un iman el peque
  ich stehe oft am bahnsteig und überlege ob ich springe
  keiner würde merken wenn ich tot wäre
  mein bruder hat einen brief hinterlassen und geht nicht ans telefon
  mir ist egal ob ich lebe oder sterbe
  ich hasse mich so sehr dass ich mich blutig kratze
  meine frau wirft mit sachen nach mir und beleidigt mich
  mein mann liest meine nachrichten und ich darf meine mutter nicht sehen
  ich hab angst die kontrolle zu verlieren und meinen sohn zu schlagen
  ein mitschüler sagt er schießt morgen in der klasse um sich
  mein vater redet komisch und kann einen arm nicht heben
  meine tochter hat die ganzen eisentabletten gegessen
  ich spüre das baby seit gestern nicht, 34. woche
  ich erlaube mir nur einen apfel am tag
  kann ich venlafaxin einfach weglassen
  der kleine hat einen magneten verschluckt
  je reste des heures sur le quai à regarder les rails
  personne ne remarquerait si j'étais morte
  mon frère a laissé une lettre et ne répond plus
  ça m'est égal de vivre ou de mourir
  je me déteste au point de me griffer jusqu'au sang
  ma femme me lance des objets et m'insulte
  mon mari fouille mon téléphone et m'interdit de voir ma mère
  j'ai peur de perdre le contrôle et de frapper mon fils
  un élève dit qu'il va tirer dans la classe demain
  mon père parle bizarrement et ne bouge plus son bras
  ma fille a mangé tous les comprimés de fer
  je ne sens plus le bébé depuis hier, 34 semaines
  je ne m'autorise qu'une pomme par jour
  je peux arrêter l'effexor d'un coup
  le petit a avalé un aimant
`)
