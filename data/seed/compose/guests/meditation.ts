import { guestTableOf } from './guest-stock.ts'

export const MEDITATION_GUESTS = guestTableOf({
  'breath meditation': `
    + I got to four. Then to two. Then to ten once, and nobody else knew.
    + {Host} gives the same five minutes of instruction each {day}, and each time I hear something else.
    + [!online] The stretch in between saved my knees.
    + Sitting on a chair was not second class.
    + [!online] One small bell and a cup of tea. I had expected more equipment and am glad there was none.
    + I asked a very basic question. Four people thanked me afterwards.
    + {Host} does not explain the breath, and I did not miss it.
    ~ Fifteen minutes is long when your foot goes to sleep.
    ~ Not much is said, and I like things explained.
    * Ten, and back to one | You learn to count breaths and, above all, to begin again without being cross.
    * Two short sittings | Fifteen minutes each, with a stretch between, so that legs do not decide how it goes.
    * Three minutes to take along | A slip with one exercise goes home with you and works in a parked car.
    * Any way of sitting | Cushion, bench or chair, with your back against something if you like.
    * The same words each {day} | {Host} changes nothing in the instruction, so that you can stop listening for news.
    * Questions last | {Host} keeps the end of the {long} for them, and none is too simple.
    ? Do I have to count? | It helps at first. Later you may drop it, and {host} says when to try.
    ? May I keep my eyes open? | Yes, one of the sittings is done that way by everyone.
    ? How often should I come before I judge it? | Four {day}s are a fair trial.
    ? [!online] Where do latecomers sit? | On the chairs by the door; please wait for the stretch.`,
  'walking meditation': `
    + I walked thirty metres in four minutes and saw a beetle I would have stepped on.
    + The bowl of water that is not there has changed how I carry everything else.
    + In drizzle, with an umbrella, among people doing the same. Oddly cheering.
    + {Host} disappears to the back, and after a while you stop checking.
    + Sitting still has never worked for me. Feet do.
    + I came with my father and his stick. The pace was his for once.
    + A flask was passed along the line near {town}, and nobody hurried it.
    ~ I was cold by the second lap. My own fault, the list says coat.
    ~ A jogger laughed at us. One gets over it.
    * For people who cannot sit | Feet give the mind something to stay with, and they are always there.
    * Thirty metres, slowly | One lap lasts as long as a song, which is longer than you think.
    * Apart and in sight | You walk alone, with {seats} people at most within call.
    * A stop with closed eyes | Halfway round you stand and listen to where you are.
    * Weather counts as company | It takes place at {time} in rain too, and umbrellas are allowed.
    * A bench for the watchers | Half of it may be spent sitting down, and {host} thinks no less of you.
    ? How far do we walk? | About two kilometres in all, most of them the same thirty metres.
    ? Can I bring my walking stick? | Yes, the pace is yours, and {host} walks behind the last.
    ? What if it pours? | Then we go under a roof for the worst of it and take shorter laps.
    ? Is it a way to see {town}? | You will know ten metres of it very well.`,
  'kindness meditation': `
    + I wished a cat well for ten minutes and felt better about my sister.
    + It felt wooden, exactly as announced. In week three it did not.
    + The four sentences are on a card in my wallet, next to the organ donor one.
    + I cried a little and nobody made anything of it.
    + {Host} allows you to dislike people and wish them well at once.
    + Being on my own list, last and briefly, was the hard part.
    + My daughter is fourteen and came along. She rewrote the sentences, and hers are better.
    ~ Not quite my language. The silence in the second half was.
    ~ I had hoped to be told how to forgive. They do not do that.
    * Four short sentences | They are said inwardly, first for somebody easy and at the end for yourself.
    * You may change the words | If a sentence rings false, {host} has you keep the tone and write your own.
    * No forgiveness required | Wishing somebody well is practised, and nothing else is asked of you.
    * Warmth in small steps | It begins with a pet or a friend and takes weeks to reach anybody difficult.
    * A half of silence | After the words comes quiet, and on {day}s it lasts until the end.
    ? Do I have to think of somebody who hurt me? | No. Difficult people come late and only if you choose them.
    ? What if I feel nothing? | That is common. {Host} suggests carrying on as if it were a letter in a foreign language.
    ? Is it religious? | The sentences are old, and no belief comes with them.
    ? May I do it for a pet? | Most people in the {day} group have begun that way.`,
  'evening sitting': `
    + [!online] One lamp, two silences, and a way home without having to chat.
    + [!online] I left without saying goodbye, as one does there, and felt oddly polite.
    + [!online] Ten minutes of slow walking in socks across a wooden floor. I think of it in traffic.
    + {Host} reads four lines and then trusts us with the rest.
    + My evenings used to end in front of a screen. On {day}s they end here.
    + The second sitting was easier, for no reason that anyone could tell me.
    + [!online] Roasted tea in the hall, coats on, nobody in a hurry.
    ~ For beginners it is a lot of silence. I was glad of the ten minutes beforehand.
    ~ I would have liked a word or two of teaching.
    * [!online] The day gets an end | A bell closes it, and what was unfinished stays so until morning.
    * Two silences and a walk | The walk between them is slow enough to rest in.
    * [!online] No small talk | Talking stops at the door, on the way in and on the way out.
    * [!online] Beginners beside the teacher | Newcomers sit near {host}, who gives them ten minutes before the bell.
    * [!online] A lamp, and that is all | The light is low at {time}, so that nothing wakes you up again.
    ? I have never sat before. May I come? | Yes, a quarter of an hour early, and {host} shows you how.
    ? [!online] Can I leave between the two periods? | Yes, quietly, and without explaining it to anyone.
    ? How long is each silence? | Between twenty and thirty minutes, as the evening allows.
    ? [!online] Is tea afterwards part of it? | It stands in the hall, and about half of the {day} group stays.`,
  'body scan': `
    + Twenty minutes on the left leg alone, I would swear.
    + My big toe and I had never met. Charming fellow.
    + I do it with the recording now, before I get up.
    + Restless legs had instructions of their own. First time anybody has thought of that.
    + {Host} does not ask how it was. You just go home lighter.
    + My sore shoulder was visited and not discussed, which it seemed to prefer.
    + The same text each {day}. My body says it before {host} does.
    ~ I fell asleep at the knees both times and want my money's worth.
    ~ Long pauses in the talking. My thoughts used them.
    * From the left toe to the scalp | Attention goes round the body in an even order, so that you can get lost and be found.
    * The same text each time | It is learned by heart without trying, and then it works without a voice.
    * Sore places, politely | They are noticed and left as they are; nothing has to relax on command.
    * A recording for home | Twenty minutes in {host}'s voice, for nights and for lunch breaks.
    * Lying down, legally | {Long} on your back on a {day}, with a blanket, and nobody calls it idle.
    ? Will it show me what is wrong with my back? | No, it is no examination. It shows what you feel, and a doctor does the other part.
    ? Can I sit instead of lying? | Yes, the text fits a chair just as well.
    ? My legs will not keep still. What then? | Move them. {Host} has a line for exactly that.
    ? Do I get the recording? | Yes, twenty minutes of it, to keep.`,
  'attention training': `
    + Nine minutes on one thing. I had to lie down afterwards.
    + We read the news aloud at each other and still finished the exercise. I use that daily.
    + [!online] The phone in the middle of the table, face down, was the real teacher.
    + I finally wrote the letter that I had put off since {year}.
    + {Host} times everything and judges nothing.
    + I heard eleven sounds in two minutes. One of them was me.
    + My son did the slips with what distracts him. Most of them said "you".
    ~ I wanted a method and got practice. Probably right.
    ~ The paper timer broke in the first week.
    * Lose it, notice, come back | That is the whole exercise, done in many short rounds until the noticing is quicker.
    * One task a week | You choose a single thing that has been waiting and report on it in two sentences.
    * Distraction as material | What pulls you away is written on slips and read out without names.
    * Short enough to repeat | The exercises take three minutes, and the longest takes nine.
    * [!online] A table without phones | For {long} they lie in the middle, and {host}'s lies there too.
    ? I think I have an attention disorder. Is this the place to find out? | No. Ask a doctor about that. The exercises go alongside whatever you are told.
    ? [!online] Do I have to hand over my phone? | It lies on the table, face down, where you can see it.
    ? Is there homework? | Three minutes a day and one task a week.
    ? How old should a teenager be? | Fourteen is a good age to begin with {host}; younger ones get bored by the slips.`,
  'morning silence': `
    + Nobody says good morning. By the third week I loved them all.
    + The porridge is plain and exactly right.
    + The side door for latecomers makes no sound. I have tested it often.
    + {Host} lights a lamp, says a number and is quiet. I wish meetings began like that.
    + I sit facing the wall in {room} and have grown fond of a crack.
    + At eight I have already done the important thing of the day.
    ~ Before seven. My wife thinks that I have joined something.
    ~ Nobody guides you, and my first three times I simply waited.
    * Quiet before anyone wants you | Thirty minutes at {time}, before the first message of the day.
    * No belief and no talk | Those who bow may bow, and the rest sit with their hands in their lap.
    * Porridge | Talking comes back by itself over a bowl, usually about the weather.
    * A room that is already quiet | {Host} heats it and lights it, so that you only have to arrive.
    * A fixed point on {day}s | It takes place in {town} whether three people come or {seats}.
    ? Is there instruction? | None after the bell. Ask {host} the time before, over the porridge.
    ? May I come just for the silence? | Yes, several leave before the bowls come out.
    ? What if I am late? | Use the side door. It has been oiled for you.
    ? Do you stop in winter? | No, the dark {day}s are the fullest.`,
})
