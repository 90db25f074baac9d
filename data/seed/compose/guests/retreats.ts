import { guestTableOf } from './guest-stock.ts'

export const RETREAT_GUESTS = guestTableOf({
  'a silent retreat': `
    + By the second day I had stopped nodding at people. By the third I knew them.
    + I left a note about the soup, and somebody answered it.
    + {Number} bells a day, and each of them took something off me.
    + My one conversation with {host} lasted twenty minutes, and I have thought of it for months.
    + Facing the window at meals, with no face to arrange. Heaven.
    + I forgot my telephone in the drawer and had to be rung up about it.
    ~ The second night is long. Nobody had told me that, and perhaps one cannot.
    ~ No reading. I am a reader. It was hard and probably right.
    * Nobody expects an answer | From the first supper to the last breakfast you owe no one a word.
    * A room of your own | Each of the {seats} guests has one, with a door that shuts.
    * One conversation | {Host} keeps an hour for you, and it can be about anything.
    * Work in the garden counts | Sitting and walking take turns with something for the hands, near {near}.
    ? What if I cannot bear it? | Tell {host}. There is a kitchen in which talking is allowed, and you may go home.
    ? May I read? | No, and that is harder than not talking. The board takes notes.
    ? How does somebody reach me? | {Host} has a telephone, and you are fetched if it matters.
    ? Is it wise after a loss? | Ring before you book. Days without talk can be long then.`,
  'a yoga weekend': `
    + Friday's class was lying down. I had driven for four hours and could have kissed them.
    + By Saturday {host} knew my knee by name.
    + Single room, same price. It should not be remarkable.
    + I read a whole book by {near} and felt no need to improve.
    + Two classes to wake up and two to come down, and lunch took as long as both.
    + We set out after breakfast on the last day, fed and civil.
    ~ Bathroom across the hall. It is mentioned, and I had skipped that line.
    ~ Two classes a day were plenty for my wrists.
    * Four practices, no more | Two wake you and two put you to rest, and there is time to forget them in between.
    * Taught to the stiffest back | {Host} begins there, and everyone else finds enough to do.
    * A free Saturday afternoon | It belongs to {near}, to a book or to your bed.
    * Rooms for one at the same price | Sleep is part of it, so nobody pays more for a door.
    ? I have been to three classes in my life. Is that enough? | It is more than some. {Host} starts with Friday lying down.
    ? Do I share a room? | No, unless you come with somebody.
    ? Can I skip a class? | Any of them, and lunch waits all the same.
    ? How do I get home on the last day? | After breakfast, with somebody from the group as far as {town} if you like.`,
  'a retreat after loss': `
    + I put his photograph on the sill, and nobody asked. Later they asked.
    + Two hosts, so one could leave the room with me. I needed that once.
    + I told them what there was for lunch. It was enough, and they understood.
    + The stone with her name is near {near}. I know exactly where.
    + An evening with music and one with nothing. The one with nothing was mine.
    + I laughed at breakfast on the third day and looked round to see whether it was allowed.
    ~ I came too soon. They had said to call first, and I should have.
    ~ The circle was hard for me. I listened, and that was allowed.
    * Listening is enough | There is a circle in the afternoon, and you need not say anything in it.
    * Two hosts | One can always leave the room with somebody while the other stays.
    * Hands first | The mornings are for walking and making, since talk comes more easily after that.
    * A name may be said | Candles are lit, photographs stand on the sill, and the present tense is allowed.
    ? Is it too soon for me? | In the first six weeks usually, yes. Ring {host}, and you decide together.
    ? Do I have to tell my story? | No. All of it, part of it or nothing.
    ? Is it therapy? | It is company, kept by two people who know the difference and when to send you on.
    ? May I come with my sister? | Yes. You get rooms side by side and separate mornings if you like.`,
  'a rest retreat': `
    + Breakfast came to my bed on a tray made for it.
    + Nobody asked what I do. On the last day I had to think for a moment.
    + {Host} answered the telephone in the hall for me. I could hear it ring and not be mine.
    + I slept through the first guided hour and was told that this is what it is for.
    + A talk on the second day sorted what could wait. Nearly everything, it turns out.
    + There is a chair by {near} with a blanket on it, and for one afternoon it was mine.
    ~ It took me two days to stop, and I had only three.
    ~ Meals at fixed hours. I liked it, my husband did not.
    * Nothing before nine | And everything after that may be missed without a word.
    * No choosing | Meals come at the same hours, and somebody else thinks of the towels.
    * One guided hour a day | Lying down, breathing or a slow walk, and the rest is left free.
    * What can wait | A talk with {host} on the second day makes that list with you.
    ? I am on sick leave with burnout. Is it suitable? | It may be, with your doctor's agreement. It is a house and no clinic.
    ? Do I have to hand in my phone? | It goes in a drawer of your own, and {host} takes urgent calls.
    ? May I sleep the whole time? | Yes, and somebody will keep soup for you.
    ? What does the massage cost? | Nothing; one of an hour is included.`,
  'a walking retreat': `
    + Half of each day in silence, and the other half was better for it.
    + My suitcase stayed where it was, and so did the bathtub. Genius.
    + The slowest sets the pace. It was me, and I was never told.
    + The cake was marked on the map in red.
    + Blisters were seen to at the kitchen table before soup, by somebody cheerful.
    + {Host} walked behind me up to {near} and talked about cheese.
    ~ It rained on two of our days, and the walk went on both times.
    ~ My new boots. I know. It says so on the list.
    * The slowest sets the pace | The fastest carry the cake, and that keeps the group together.
    * One house, many paths | You set out each day without your luggage and come back to the same bath.
    * Half in silence | {Host} gives a sign at noon, and talk begins or stops.
    * A rest day in the middle | There is a bus for the curious and a bench by {near} for the wise.
    ? How fit do I have to be? | You should manage three hours with a rest. Ten to sixteen kilometres a day, no climbing.
    ? What happens in bad weather? | We walk, in waterproofs. In thunder we bake.
    ? Can I skip a day? | Yes, the house stays open and somebody is always in.
    ? Do I carry my luggage? | Only what you need until the evening, and the lunch.`,
})
