import { guestTableOf } from './guest-stock.ts'

export const NATURE_GUESTS = guestTableOf({
  'forest bathing': `
    + One kilometre in {long}. I have driven past that wood for nine years.
    + I stood with my back to a trunk until it moved. It does move.
    + {Host} named nothing until the end, and then knew everything.
    + Tea from what grew there. It tasted of lawn and I had a second cup.
    + A piece of ground the size of a towel, for ten minutes. Mine had eleven kinds of green.
    + I brought my mother, who is slow. For once that was the right speed.
    ~ Ticks. I was warned and found one anyway.
    ~ My friend was bored rigid. I was not.
    * One kilometre, unhurried | There are five stops, and each has one small task for the nose, the ears or the hands.
    * Nobody lectures | {Host} keeps names and facts for the end, when you may ask anything.
    * Slow enough for every knee | The ground near {near} is uneven, and the pace is that of the last.
    * Something smaller than a fingernail | You look for it, find it and stay with it, which rests the rest of you.
    ? How far do we walk? | About a kilometre, with a stool to sit on at each stop.
    ? Is it suitable with hay fever? | In most months. In birch and grass season near {town}, ask {host} first.
    ? What if it rains? | The wood keeps most of it off, and it smells better then.
    ? Do we learn the names of trees? | Afterwards, as many as you like.`,
  'cold water dipping': `
    + Three minutes, blue toes, hot blackcurrant. I talked all the way home.
    + I went in to the knees and it was counted in full.
    + One of the lifeguards does nothing but count heads. I noticed, and it helped.
    + {Host} called time before I wanted it. That is as it should be.
    + We practised the breathing on land with our coats on, like fools, and then it worked.
    + No photographs, no shouting, woolly hats. My kind of people.
    ~ I was told to rest my knee and not go in, and was a little sulky about it.
    ~ The changing tent leaks on one side.
    * Somebody counts heads | Two lifeguards are there, and one of them has no other task.
    * Out sooner than you like | {Host} calls the minutes, and at three everybody is on land.
    * Knees count | Nobody is talked in any deeper, and nobody is admired for it.
    * Warm again together | There are hats, hot drinks and shelter, and that half hour belongs to it.
    ? I take tablets for blood pressure. May I come? | Only with a word from your doctor, in writing. It is no formality.
    ? How cold is the water? | It is chalked on a board that day. Nobody near {town} comments on it.
    ? Do I have to put my head under? | No, heads stay out and hats stay on.
    ? What do I wear in the water? | Swimwear, a hat and, if you have them, neoprene shoes.`,
  'a night sky walk': `
    + Twenty minutes in single file, then we lay down on wool and somebody turned the sky on.
    + My daughter asked about aliens. The answer was short and good.
    + It was cloudy, we listened to owls, and I would do it again.
    + One red lamp at the back, and I was never afraid.
    + {Host} points with a finger. You have to lean together, which is nice.
    + I now know how to look a little beside a faint thing. It works on other things too.
    ~ Bring more clothes than that. No, more.
    ~ Near full moon you see the moon. It does say so.
    * Eyes that get used to it | Twenty minutes of walking without a lamp do what no telescope can.
    * Three constellations | Those are told properly, and the rest of the sky is left alone.
    * Clouds are no refund | Then you listen to the night by {near}, and half of the people prefer it.
    * Wool to lie on | Blankets and hot chocolate are carried for you, as far as {near}.
    ? Is it safe to walk in the dark? | The way is easy and {host} walks it weekly, but it is uneven, so it is nothing for unsteady feet.
    ? What age is right? | From eight, if they can keep a torch switched off.
    ? Is there a telescope? | No. It is about your eyes.
    ? What if the sky over {town} is overcast? | It takes place anyway, and becomes a walk for the ears.`,
  'garden work': `
    + I snipped for ten minutes and was written in the book like everyone else.
    + The kettle whistles at eleven and spades drop. I respect that.
    + My radishes had my name on a stick until they were eaten, by me.
    + {Host} gave me the bed that forgives. It has had a lot to forgive.
    + I moved to {town} in spring and have {number} people to greet now, and a marrow.
    + My father potted seedlings sitting down and talked more than at Christmas.
    ~ The tap is cold and my nails are a disgrace.
    ~ They gave me weeding. Somebody has to.
    * A job that fits your back | Tasks stand on a board, and you take the one you can do that day.
    * Company beside a bed | Talk comes and goes, since everyone is looking at the soil.
    * Something grows with your name on it | What you sow is marked until it is eaten.
    * Soup at noon | It is made from what is ripe, and {host} has usually begun it before you come.
    * Beds as high as a table | One corner of {room} can be reached from a chair or a wheelchair.
    ? I know nothing about gardening. Is that a problem? | No. {Host} shows you one thing, and the next person shows you another.
    ? Can I come with a bad back? | Yes, there are raised beds and a potting table with a chair.
    ? May I take something home? | Mud, and whatever was ripe.
    ? Do I have to come every {day}? | No. The beds in {town} know you either way.`,
  'a bird walk': `
    + Three songs, and I have kept all three.
    + We shared binoculars, which is how I met Marianne.
    + The sparrow got ten minutes. It deserved them.
    + {Host} whistles badly and was answered.
    + Hands behind the ears, and the hedge came two metres closer.
    + Flat, with benches, and nobody showed off with Latin.
    ~ It begins when they do. That is very early.
    ~ My jacket rustled and I was looked at.
    * Three songs, no more | You go home able to tell three birds by ear, and they are ones you will meet again.
    * Standing still, in company | The first ten minutes pass without a name, and the rest follows from them.
    * Flat and with benches | The way is chosen for knees as much as for birds.
    * The common ones first | {Host} gives most time to the bird outside your own window in {town}.
    ? Do I need binoculars? | No, there are some to share, and that is half the fun.
    ? How far is it? | Three kilometres at most, with a bench at every turn.
    ? May I bring my dog? | Please not on this one. The birds have views.
    ? Will we see something rare? | Perhaps. {Host} promises the wren and nothing else.`,
  'a shore walk': `
    + The first half alone and in sight, the second in pairs. Somebody has thought about that.
    + I picked a stone at the turning point and said nothing about it. It is on my desk.
    + The wind did the talking. I had nothing to add.
    + We turned round when the water did. I liked being told what to do by water.
    + {Host} reads the line of weed like the morning paper.
    + I carried the baby in front, and we both came home with salt in our hair.
    ~ The time depends on the tide, and ours was an unkind one.
    ~ Wet rock, no rail. I held on to a stranger, who was nice about it.
    * Half alone, half together | You walk out by yourself within sight of others and come back beside somebody.
    * The tide makes the timetable | It sets hour and speed, and nobody has to decide.
    * One stone | Everyone chooses one at the turning point, and what it is for is your own business.
    * Out of the wind | There is a sheltered place near {near} with a flask, for whoever has had enough.
    ? How long is the walk? | {Long}, over sand and some wet rock, at the pace of the water.
    ? Can I bring a baby? | In a carrier, yes. Wheels do not get far near {near}.
    ? Is there shelter? | Halfway, behind rocks, and {host} has the flask there.
    ? I am newly bereaved. Is it a talking walk? | Only if you begin. Half of it is walked alone, within sight.`,
  'outdoor movement': `
    + I hung from a bar for nineteen seconds. They cheered as if it were a minute.
    + A kerb, a log, a railing. I pass all three daily and now they look at me.
    + It rained and we moved under the trees. That was that.
    + {Host} asked who had slept badly and went easier on us.
    + My bad knee had a version of everything.
    + I walked backwards over grass in front of strangers and survived.
    ~ Bring a second pair of socks. I am begging you.
    ~ A little too much counting aloud for my taste.
    * No equipment to queue for | Logs, steps and railings are there at any hour and are never out of order.
    * Push, hang, carry, balance | One minute at a time, in an order that leaves you able to walk home.
    * A version for each knee | {Host} shows two ways of everything and does not say which is the better.
    * A plan for alone | You get a sheet for the other six days of the week, made for parks like those in {town}.
    ? I have not moved for years. Will I hold people up? | No. Everything runs by the minute, so everyone finishes together.
    ? Does it take place in rain? | Yes, under the trees. Thunder is the only reason to cancel.
    ? Are fourteen-year-olds welcome? | Gladly, with a parent somewhere within call.
    ? I once had chest pain. May I join? | Ask your doctor first and tell {host} the answer.`,
})
