import { guestTableOf } from './guest-stock.ts'

export const SOUND_GUESTS = guestTableOf({
  'singing bowls': `
    + The deep bowl arrived in my ribs before I heard it.
    + One of them stood by my feet, and it went up like warm water.
    + {Host} said nothing about energy. Just bowls, and when to turn over.
    + I could tell where the small bowl was with my eyes shut.
    + The silences are as long as the notes. I had not known that I came for those.
    + My husband lay there with his arms crossed for ten minutes and then did not.
    + Water with lemon, a slow sitting up, and a quiet street in {town}.
    ~ One of the high notes went through me. Next time I take the ear plugs.
    ~ Pleasant, and I had hoped to be more impressed.
    * Felt before it is heard | The large bowls are set close to the mat, and the floor carries them.
    * As much silence as sound | Each note is left to end by itself, and nobody fills the gap.
    * No theory | You are told how loud it gets and how long it takes, and that is all {host} says.
    * Mats with room around them | There are {seats} places, so nobody lies under the largest bowl unless they like to.
    * Decided on the evening | {Host} chooses the order by the weather and the faces, and no two {day}s are the same.
    ? I wear hearing aids. What should I do? | Turn them down before it begins, and ask {host} for a mat at the far side.
    ? Will it do something to my chakras? | We make no such claim. It is agreeable to lie under.
    ? May I sit up in between? | Yes, whenever you like, and lie down again.
    ? How many bowls are there? | About twenty, and {host} carries one of them round.`,
  gongs: `
    + It began so softly that I thought we were still waiting.
    + At the top of the wave I laughed out loud and nobody could hear it.
    + I sat by the open door, as offered, and stayed to the end.
    + {Host} let us hear the loudest moment beforehand, in daylight. Very considerate.
    + Afterwards everyone looked at the walls as if they had been moved.
    + The ten minutes of quiet at the end were worth the noise.
    + In {room} you feel it in the floorboards.
    ~ Too loud for me by a third. The sample was honest, I was not.
    ~ I had a headache that day and should have stayed at home.
    * Two waves and a valley | It grows, withdraws and grows again, and you know beforehand how far.
    * A door that stays open | If it becomes much, you move towards it and nobody turns round.
    * Too loud to think | For about ten minutes there is no room for anything else.
    * Plain quiet afterwards | The last ten minutes are silent, and it is a different silence from before.
    * A sample first | {Host} plays the loudest stroke in the light, so that nothing comes as a surprise.
    ? How loud does it get? | Like a train passing the platform, for ten minutes. {Host} plays a sample first.
    ? I get migraine. Should I come? | Better not; a bowl evening is quieter.
    ? Are ear plugs allowed? | They lie by the door, and many use them.
    ? Can children come? | From twelve, beside an adult, and near the door of {room}.`,
  'group humming': `
    + I have been told not to sing since primary school. Here nobody could tell.
    + There was a chord in the room, and part of it was me.
    + We found the first note by yawning. It took the embarrassment out at once.
    + {Host} gives a low note and walks away from it, and it stays.
    + My mother, who does not join things, has joined this.
    + On the way home from {town} I hummed at a red light, and the next car looked over.
    + Twenty minutes without words among people. I needed exactly that.
    ~ With my cold I buzzed more than I hummed, and sat at the back.
    ~ You feel silly for the first five minutes. After that only a bit.
    * One note, lips closed | It does not matter which, and there is no way to hit the wrong one.
    * Among people, without talk | You are part of something for {long} and need not say a word.
    * Breath gets longer by itself | A hum is a slow way of breathing out, and nobody has to count.
    * For people who cannot sing | They are the reason that it sounds good, and {host} means that.
    * A chair and thyme tea | You sit, stand or walk about, and your throat is looked after.
    ? I really cannot hold a tune. Is that all right? | It is no tune. You hold any note for as long as it pleases you.
    ? Is it a choir? | No. There is no concert and nothing to rehearse.
    ? May I just listen once? | Yes, sit by the wall in {town} and see whether your mouth stays shut.
    ? What do I do with a cold? | Hum at the back, or stay in bed and come next {day}.`,
  drumming: `
    + It fell apart in the fourth minute, and that was the best bit.
    + I kept four beats for half an hour and thought of nothing but four.
    + My hands were pink and I slept like a stone.
    + {Host} made a mistake on purpose. Then I made mine.
    + I began with a shaker by the door and ended in the middle.
    + My son took off his headphones by himself.
    + The quiet round with fingertips sounded like rain on a tent.
    ~ Loud. It says so, and it is.
    ~ My left hand has not forgiven me yet.
    * Four beats, and everyone keeps them | The pattern is learned in five minutes and carries the rest.
    * Energy with somewhere to go | You may hit something in company, and the neighbours have been told.
    * A quiet round too | One part is played with fingertips, and you hear the whole room listening.
    * Shy people get a shaker | Nobody is put in the middle, and most arrive there anyway.
    * Drums to borrow | {Host} has enough for {seats}, and ear protection for all of them.
    ? I have no sense of rhythm. Is there any point? | Yes. You clap it on your knees until the hands agree, and {host} waits.
    ? Do I need a drum? | No, there is one for everybody.
    ? Is it a therapy group? | No. It is {long} of drumming, with a break for water.
    ? Will my hands hurt? | They turn pink and are themselves again by morning. Rings come off beforehand.`,
  'strings and quiet': `
    + [!online] A cello two metres away, and nobody clapped. I could have stayed till morning.
    + [!online] I was thirty weeks along, and somebody in there turned over at the low note.
    + [!online] One piece came twice, the second time in the dark. It was not the same piece.
    + [!online] I cried at something without a name, and the tissues were already there.
    + {Host} tunes in front of you, and I would pay for that alone.
    + The list of what was played is on my fridge. I have bought none of it yet.
    + Nothing was announced, so nothing had to be understood.
    ~ No interval, and my back would have liked one.
    ~ Beautiful, and sad from end to end. Choose your day.
    * Music that ends when it ends | Nothing is clapped for, so nothing breaks off.
    * [!online] Heard lying down | Mats and blankets lie ready, and closing your eyes is good manners here.
    * [!online] Room for whatever comes | There is a side door and there are tissues, and nobody looks round.
    * Slow pieces, with pauses | The bow stops now and then, and you hear that everyone is breathing.
    * A list to take home | {Host} writes down what was played, so that you can find it again.
    ? Do I need to know about music? | No. {Host} announces nothing, so there is nothing to know.
    ? [!online] Is it sad? | Some pieces are. If this is a raw time, sit near the side door.
    ? [!online] May I come with my partner? | Yes, the mats can lie side by side.
    ? How long is it without a break? | {Long}, so drink your tea beforehand.`,
  'night sounds': `
    + I heard the harbour, then the kitchen two rooms away, then my alarm clock.
    + The volume goes down so slowly that I have never caught it.
    + Feeding at three with a far-off train in one ear. I felt less like the only person awake.
    + No voice after the first minutes. Bless them.
    + {Host} keeps the chat closed. Nobody says good night, and it is lovely.
    + I use the recording on nights when it is not {day}.
    ~ My partner snores louder than the harbour.
    ~ The small clock on the screen kept me awake until I turned the phone over.
    * It fades as you do | The volume falls by a hair every minute, and the stream closes by itself.
    * Places where little happens | A jetty, a byre, a corridor at night: sounds with nothing to follow.
    * No words after three minutes | {Host} says where you are and then leaves you there.
    * A week to listen again | The recording stays with you until the next {day}.
    ? Do I need headphones? | A small speaker beside the bed does as well.
    ? What if I am still awake at the end? | Then it ends quietly. You have the recording for another try.
    ? I have slept badly for months. Is this enough? | Probably not by itself. See a doctor as well.
    ? Is anybody watching? | No, cameras stay off and the chat is closed.`,
})
