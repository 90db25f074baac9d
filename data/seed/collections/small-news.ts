import type { SampleCollection } from '../sample-collection.ts'
import { heading, listing, text } from './blocks.ts'

export const smallNews: SampleCollection = {
  slug: 'small-news',
  featured: false,
  cover: { kind: 'scene', scene: 'atlantic-cliffs', hour: 'balance', house: 'cottage' },
  texts: {
    en: {
      title: 'Small news',
      lead: 'A house, a hill, a sheet of paper and a stick of incense. Four ways to miss somebody in decent company.',
      voice: {
        name: 'Niamh, after a weekend in West Cork',
        line: 'Donal cooked my dad’s terrible curry exactly as terribly as he did. I laughed until I could not breathe.',
      },
      body: [
        text(
          'Nothing on this page makes it better, and none of its hosts says so. What they offer is smaller and can be relied on: a chair, a path, a page, twenty-five minutes. We chose the four that leave out advice.',
        ),
        text(
          'The house stands above a tidal inlet in West Cork. Seven guests come for a weekend, and two hosts are there for them: Fidelma Roche, who sat with the dying and their families for nineteen years, and her cousin Donal, who cooks and knows when to put the kettle on. Any death counts, recent or thirty years ago, as long as about three months have passed. On Saturday morning everybody shows one object and says as much or as little as they like. At supper there are the dishes that the absent ones loved. Grief is allowed to be boring here, and furious, and occasionally very funny. Sunday ends at the shore, with a stone and no speeches.',
        ),
        listing('room-for-the-empty-chair'),
        text(
          'In Edinburgh, Isla walks. Her loop around Arthur’s Seat has four kilometres and stays off the steep side; it passes two benches and a kiosk with tolerable tea. You do not have to talk before the second gate, and quite a few people do not talk before the third. Some come once, on a date that needed filling. The dog you are now walking for somebody else is welcome. Isla does not claim to know what anyone feels. If it has become dangerous, she will say so plainly and walk you to the next door.',
        ),
        listing('grief-walks-with-isla'),
        heading('Nowhere to send it'),
        text(
          'Grief, people told the makers of Unsaid, is full of small news that has nowhere to go. So they made a plain page with a name at the top. You write, and the letter is kept, or sealed until a date, or burned, which takes three seconds and makes a small sound. No one replies, least of all a machine. I told her the boiler was fixed, a man writes, and that is his whole review.',
        ),
        listing('unsaid'),
        text(
          'The incense comes from Awaji, from a shop that has sold this grade for funerals and for ordinary Tuesdays and does not distinguish between them. One stick burns for twenty-five minutes, the length of sitting with somebody. In the lid are a clay tray and a felt pad that puts it out halfway, should the telephone ring. Nobody tells you what to think meanwhile. It is good to have a when, says a man who lights one every week, for his brother.',
        ),
        listing('remembrance-incense'),
        text(
          'If for weeks you cannot eat, work or sleep, or do not feel safe with yourself, go to people first: a doctor, a friend, a crisis line. The four on this page would say the same, and each of them does.',
        ),
      ],
    },
    es: {
      title: 'Noticias pequeñas',
      lead: 'Una casa, una colina, una hoja de papel y una varilla de incienso. Cuatro maneras de echar de menos a alguien en buena compañía.',
      voice: {
        name: 'Niamh, tras un fin de semana en West Cork',
        line: 'Donal cocinó el horrible curry de mi padre exactamente igual de mal que él. Me reí hasta quedarme sin aire.',
      },
      body: [
        text(
          'Nada de lo que hay en esta página lo arregla, y ninguno de sus anfitriones lo dice. Lo que ofrecen es más pequeño y se puede contar con ello: una silla, un camino, una página, veinticinco minutos. Hemos elegido los cuatro que prescinden de los consejos.',
        ),
        text(
          'La casa está sobre una ría de West Cork. Vienen siete personas a pasar un fin de semana, y dos anfitriones están ahí para ellas: Fidelma Roche, que acompañó durante diecinueve años a moribundos y a sus familias, y su primo Donal, que cocina y sabe cuándo poner agua a hervir. Cuenta cualquier muerte, reciente o de hace treinta años, siempre que hayan pasado unos tres meses. El sábado por la mañana cada cual enseña un objeto y dice tanto o tan poco como quiera. En la cena están los platos que les gustaban a los ausentes. Aquí el duelo puede ser aburrido, y furioso, y de vez en cuando muy gracioso. El domingo termina en la orilla, con una piedra y sin discursos.',
        ),
        listing('room-for-the-empty-chair'),
        text(
          'En Edimburgo, Isla camina. Su vuelta a Arthur’s Seat tiene cuatro kilómetros y evita el lado empinado; pasa por dos bancos y un quiosco con un té tolerable. No hace falta hablar antes de la segunda cancela, y bastante gente no habla antes de la tercera. Hay quien viene una vez, en una fecha que había que llenar. El perro que ahora paseas por otra persona es bienvenido. Isla no pretende saber lo que siente nadie. Si la cosa se ha vuelto peligrosa, lo dirá claramente y te acompañará hasta la siguiente puerta.',
        ),
        listing('grief-walks-with-isla'),
        heading('Sin dirección'),
        text(
          'El duelo, le contaban a quienes hicieron Unsaid, está lleno de noticias pequeñas que no tienen adónde ir. Así que hicieron una página sencilla con un nombre arriba. Escribes, y la carta se guarda, o se sella hasta una fecha, o se quema, que lleva tres segundos y hace un ruido leve. Nadie contesta, y menos que nadie una máquina. Le conté que la caldera ya funciona, escribe un hombre, y esa es toda su reseña.',
        ),
        listing('unsaid'),
        text(
          'El incienso viene de Awaji, de una tienda que vende esta misma clase para funerales y para martes corrientes y no distingue entre unos y otros. Una varilla arde veinticinco minutos, lo que dura sentarse con alguien. En la tapa van una bandeja de barro y un fieltro que la apaga a medias, por si suena el teléfono. Nadie te dice qué pensar mientras tanto. Es bueno tener un cuándo, dice un hombre que enciende una cada semana, por su hermano.',
        ),
        listing('remembrance-incense'),
        text(
          'Si llevas semanas sin poder comer, trabajar o dormir, o si no te sientes a salvo contigo, acude primero a las personas: un médico, una amiga, un teléfono de ayuda. Los cuatro de esta página te dirían lo mismo, y cada uno lo dice.',
        ),
      ],
    },
    de: {
      title: 'Kleine Nachrichten',
      lead: 'Ein Haus, ein Hügel, ein Blatt Papier und ein Räucherstäbchen. Vier Arten, jemanden in guter Gesellschaft zu vermissen.',
      voice: {
        name: 'Niamh, nach einem Wochenende in West Cork',
        line: 'Donal hat das furchtbare Curry meines Vaters genauso furchtbar gekocht wie er. Ich habe gelacht, bis ich keine Luft mehr bekam.',
      },
      body: [
        text(
          'Nichts auf dieser Seite macht es besser, und keiner der Gastgeber behauptet das. Was sie anbieten, ist kleiner, und man kann sich darauf verlassen: ein Stuhl, ein Weg, eine Seite, fünfundzwanzig Minuten. Ausgesucht haben wir die vier, die auf Ratschläge verzichten.',
        ),
        text(
          'Das Haus steht über einem Meeresarm in West Cork. Sieben Gäste kommen für ein Wochenende, und zwei Gastgeber sind für sie da: Fidelma Roche, die neunzehn Jahre lang bei Sterbenden und ihren Familien saß, und ihr Cousin Donal, der kocht und weiß, wann man Teewasser aufsetzt. Jeder Tod zählt, ob jüngst oder vor dreißig Jahren, solange ungefähr drei Monate vergangen sind. Am Samstagmorgen zeigt jeder einen Gegenstand und sagt dazu so viel oder so wenig, wie er mag. Abends stehen die Gerichte auf dem Tisch, die den Abwesenden geschmeckt haben. Trauer darf hier langweilig sein, und wütend, und gelegentlich sehr komisch. Der Sonntag endet am Ufer, mit einem Stein und ohne Reden.',
        ),
        listing('room-for-the-empty-chair'),
        text(
          'In Edinburgh geht Isla spazieren. Ihre Runde um Arthur’s Seat ist vier Kilometer lang und meidet die steile Seite; sie führt an zwei Bänken vorbei und an einem Kiosk mit erträglichem Tee. Vor dem zweiten Gatter muss man nicht reden, und nicht wenige reden auch vor dem dritten nicht. Manche kommen ein einziges Mal, an einem Datum, das gefüllt werden wollte. Der Hund, den du jetzt für jemand anderen ausführst, ist willkommen. Isla gibt nicht vor zu wissen, was irgendwer fühlt. Wenn es gefährlich geworden ist, sagt sie das deutlich und geht mit dir bis zur nächsten Tür.',
        ),
        listing('grief-walks-with-isla'),
        heading('Ohne Anschrift'),
        text(
          'Trauer, so hörten es die Macher von Unsaid immer wieder, ist voller kleiner Nachrichten, die nirgends hinkönnen. Also machten sie eine schlichte Seite mit einem Namen obenauf. Man schreibt, und der Brief wird aufgehoben, oder bis zu einem Datum versiegelt, oder verbrannt, was drei Sekunden dauert und ein kleines Geräusch macht. Niemand antwortet, am wenigsten eine Maschine. Ich habe ihr erzählt, dass die Heizung repariert ist, schreibt ein Mann, und das ist schon seine ganze Bewertung.',
        ),
        listing('unsaid'),
        text(
          'Das Räucherwerk kommt von der Insel Awaji, aus einem Laden, der diese Sorte für Begräbnisse und für gewöhnliche Dienstage verkauft und da keinen Unterschied macht. Ein Stäbchen brennt fünfundzwanzig Minuten, so lange, wie man bei jemandem sitzt. Im Deckel sind eine Tonschale und ein Filz, der es auf halbem Weg löscht, falls das Telefon klingelt. Was man unterdessen denken soll, schreibt niemand vor. Es ist gut, ein Wann zu haben, sagt ein Mann, der jede Woche eines anzündet, für seinen Bruder.',
        ),
        listing('remembrance-incense'),
        text(
          'Wenn du seit Wochen nicht essen, arbeiten oder schlafen kannst oder dich mit dir selbst nicht sicher fühlst, geh zuerst zu Menschen: zu einer Ärztin, einem Freund, einem Krisentelefon. Die vier auf dieser Seite würden dasselbe sagen, und jeder von ihnen tut es.',
        ),
      ],
    },
    fr: {
      title: 'Les petites nouvelles',
      lead: 'Une maison, une colline, une feuille de papier et un bâton d’encens. Quatre façons de penser, en bonne compagnie, à quelqu’un qui manque.',
      voice: {
        name: 'Niamh, après un week-end à West Cork',
        line: 'Donal a cuisiné l’affreux curry de mon père exactement aussi mal que lui. J’ai ri à ne plus pouvoir respirer.',
      },
      body: [
        text(
          'Rien sur cette page n’arrange les choses, et aucun de ses hôtes ne le prétend. Ce qu’ils offrent est plus petit, et l’on peut y compter : une chaise, un chemin, une page, vingt-cinq minutes. Nous avons choisi les quatre qui se passent de conseils.',
        ),
        text(
          'La maison domine un bras de mer à West Cork. Sept personnes viennent pour un week-end, et deux hôtes sont là pour elles : Fidelma Roche, qui est restée dix-neuf ans auprès des mourants et de leurs familles, et son cousin Donal, qui cuisine et sait quand mettre l’eau à chauffer. Toute mort compte, récente ou vieille de trente ans, pourvu que trois mois environ aient passé. Le samedi matin, chacun montre un objet et en dit autant ou aussi peu qu’il veut. Au souper arrivent les plats qu’aimaient les absents. Le chagrin a le droit ici d’être ennuyeux, et furieux, et parfois très drôle. Le dimanche s’achève au rivage, avec une pierre et sans discours.',
        ),
        listing('room-for-the-empty-chair'),
        text(
          'À Édimbourg, Isla marche. Sa boucle autour d’Arthur’s Seat fait quatre kilomètres et évite le côté raide ; elle passe devant deux bancs et un kiosque au thé passable. On n’est pas obligé de parler avant le deuxième portillon, et beaucoup ne parlent pas avant le troisième. Certains viennent une seule fois, à une date qu’il fallait remplir. Le chien que vous promenez désormais pour quelqu’un d’autre est le bienvenu. Isla ne prétend pas savoir ce que les gens ressentent. Si la situation est devenue dangereuse, elle le dira clairement et vous accompagnera jusqu’à la porte suivante.',
        ),
        listing('grief-walks-with-isla'),
        heading('Sans adresse'),
        text(
          'Le deuil, disaient les gens aux créateurs d’Unsaid, est plein de petites nouvelles qui ne savent où aller. Ils ont donc fait une simple page avec un nom en haut. On écrit, et la lettre est gardée, ou scellée jusqu’à une date, ou brûlée, ce qui prend trois secondes et fait un petit bruit. Personne ne répond, une machine moins que quiconque. Je lui ai dit que la chaudière était réparée, écrit un homme, et c’est là tout son avis.',
        ),
        listing('unsaid'),
        text(
          'L’encens vient d’Awaji, d’une boutique qui vend cette qualité pour les funérailles et pour les mardis ordinaires, sans faire de différence. Un bâton brûle vingt-cinq minutes, le temps de s’asseoir auprès de quelqu’un. Le couvercle contient une coupelle d’argile et un feutre qui l’éteint à mi-course, au cas où le téléphone sonnerait. Personne ne vous dit à quoi penser pendant ce temps. C’est bien d’avoir un moment pour cela, dit un homme qui en allume un chaque semaine, pour son frère.',
        ),
        listing('remembrance-incense'),
        text(
          'Si depuis des semaines vous ne pouvez plus manger, travailler ou dormir, ou si vous ne vous sentez pas en sécurité avec vous-même, allez d’abord vers des gens : un médecin, une amie, une ligne d’écoute. Les quatre de cette page vous diraient la même chose, et chacun la dit.',
        ),
      ],
    },
  },
}
