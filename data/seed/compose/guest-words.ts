import { stockOf } from './stock.ts'

/** Marks: stay, class, thing and service say of what kind of listing a guest speaks. */
export const PRAISE = stockOf(`
  [stay] {Dish}, twice. I would come back for that alone.
  [stay] My room had {sight} in the window and nothing on the walls. Perfect.
  [stay] {Host} noticed that I skipped breakfast and left a basket. No comment made.
  [stay] We talked more in three days than in the month before, and slept more too.
  [stay] I read two novels and looked at {sight} for the rest of it.
  [stay] Everything worked, nothing blinked, and it was dark at night.
  [stay] Came for two nights, asked for a third on the first evening.
  [stay] The way to {near} before breakfast is what I miss most.
  [stay] Small, clean, quiet, with {feature}. Exactly as described.
  [stay] A place run by people who like people, in moderation.
  [stay] The bread alone.
  [stay] I arrived in a bad state and was treated with great ordinariness.
  [stay] My husband, who does not relax, relaxed. I have photographs.
  [stay] Arrived in the rain and was handed {drink} before anything else.
  [stay] {Town} was new to me. I have already looked at dates for next year.
  [stay] Nobody tried to sell me anything, not even a walk.
  [class] {Host} explains once, clearly, and then gets out of the way.
  [class] I was nervous for five minutes and then forgot to be.
  [class] Well prepared, on time, and small enough that everyone was seen.
  [class] I have been to many of these. This is the one I go back to.
  [class] My teenage self would have laughed. I booked again.
  [class] You leave with something you can do at home, not just a mood.
  [class] Kind, exact, a bit funny. More like this.
  [class] It was over before I had looked at the clock once.
  [class !online] It was raining, I nearly stayed at home, and I am glad I did not.
  [class] I liked that questions were answered with "I do not know" when that was true.
  [class] I went for my sister and stayed for myself.
  [class city] Warm welcome, clean place, and there was tea without asking.
  [class online] Sound and picture were fine, and nobody made me turn the camera on.
  [class online] I took part from a kitchen with a washing machine running, and it still worked.
  [class] {Host} remembered my shoulder from last time.
  [class] No incense, no speeches, a great deal of attention.
  [thing] Arrived in a plain box without any plastic, and does what it says.
  [thing] I bought one for myself and then two for other people.
  [thing] Better made than it looks in the picture.
  [thing] Four months of daily use and no sign of wear.
  [thing] Unfussy. It has earned its place by the kettle.
  [thing] The instructions are one page and they are right.
  [thing] I expected little at this price and was wrong.
  [thing] My mother asked where it was from, and then kept it.
  [thing] I notice it most on the days when I forget it.
  [thing] A question by mail was answered the same evening, by a person.
  [thing] Smells like the thing itself and not like a shop.
  [thing] The refill is cheaper than the first one, which I appreciate.
  [service] Clear from the first minute about what it is and what it is not.
  [service] I have stayed with it for five months, which says something about me and more about it.
  [service] Cancelled for a month when I was away, no questions.
  [service] It asks little and remembers what I said.
  [service] The only one of its kind that I have not deleted or dropped.
  [service] Good listening, plain advice, a written summary the same evening.
  [service] I was sceptical, and the first session was free of nonsense.
  [service] Simple enough for my father, who is eighty-four.
  [service] I got a kind push and not a lecture.
  [service] Punctual, quiet, warm hands and no small talk.
`)

export const RESERVED = stockOf(`
  [stay] Lovely, but the stairs are steep and nobody had mentioned them.
  [stay] Two guests talked through supper. Not the house's fault, and still.
  [stay] The room was smaller than I had pictured. The view was not.
  [stay] Beautiful and remote, which means a long drive when you forget your charger.
  [stay] I would have liked a proper chair in the room.
  [stay] Food is excellent, portions are modest. I bought nuts in {town}.
  [stay cold] Cold in the morning until the stove gets going.
  [stay] The first night I could not sleep for sheer quiet.
  [stay tropic] The frogs are loud. They do tell you beforehand.
  [stay desert] Sand in the bed, cold nose, best sky of my life. Four stars because of the nose.
  [stay] It took a day before I stopped looking for my phone.
  [stay] Check-in was slow because everyone was at lunch, including us in the end.
  [stay] We found it a little strict about quiet hours.
  [class] Good, but I had hoped for a little more time to practise.
  [class city] The floor is hard. Bring a second layer.
  [class !online] Started late because somebody could not find the way.
  [class] It was full, and I prefer a smaller group.
  [class] Nice evening. Whether it changes anything I shall see.
  [class online] Fine on a screen, probably better in a room.
  [class] A bit slow for me, which may be the point.
  [class city] Parking was a story of its own.
  [class] I liked the second half more than the first.
  [class] Not quite what I expected, and my neighbour was delighted, so there you go.
  [thing] Delivery took nine days. The thing itself is good.
  [thing] Good quality, and a little dearer than it needs to be.
  [thing] I had to get used to the smell. Now I like it.
  [thing] Smaller than I thought. Read the measurements.
  [thing] It works when I use it, so three stars for me and four for it.
  [thing] The lid is stiff. The people answered quickly and sent another one.
  [thing] Not for me in the end, my partner uses it every day.
  [service] Useful, though two reminders a day would be one too many.
  [service] Took three weeks until a place was free.
  [service] I wanted quicker results. They did say it would be slow.
  [service] Good content, plain design. I have seen prettier.
  [service] I would pay a little more for evening hours.
  [service] Helpful, but you have to do the thing, which I had hoped to avoid.
`)

export const QUESTIONS = stockOf(
  `
  [stay] How do I get there? | It is {arrival}. We send a page with times and the number of a driver who waits.
  [stay] Can I come alone? | Many do. You are seated with others at supper unless you ask for the small table.
  [stay] What if I do not like the programme? | There is very little of it, and none of it is compulsory.
  [stay] What do people eat? | {Dish}, {dish2} and whatever the garden gives. Tell us about allergies when you book.
  [stay] Is it quiet at night? | Yes. From ten the house whispers, and {town} has no traffic to speak of.
  [stay] When is the best time to come? | {Season}. It is quieter then, and the prices are lower.
  [stay] Are children welcome? | [families] Yes, at any age. Rooms for four are the ones over the kitchen.
  [stay] Are children welcome? | [adults] Guests are sixteen or older, which keeps the evenings still.
  [stay] May I bring my dog? | [pets] One dog per room, on a lead near the animals, with its own blanket.
  [stay] Is there signal? | [offline] Not in the rooms. The hall has a telephone, and somebody is always near it.
  [stay] Can I use a wheelchair there? | [wheelchair] The ground floor is step-free with one adapted bathroom. Ask us about the paths.
  [stay yoga] I have never done yoga. Is that a problem? | No. The first class of the week is meant for you.
  [stay meditation] Do I have to be silent all day? | Only in the marked hours, and help is at hand in any of them.
  [stay spa] Do I have to book at the spa? | One place a day is kept for each guest; more can be arranged at breakfast.
  [stay desert] How cold does it get? | Close to freezing on winter nights. There are more blankets than anyone needs.
  [stay mountain] Do I need to be fit? | No. The level path to {near} is as popular as the climb.
  [class] What should I bring? | Yourself and what stands in the list above. The rest is there.
  [class city] What if I am late? | The door stays open for ten minutes. After that please wait for the pause.
  [class !online] Is it in English? | Yes, and {host} switches when it helps.
  [class online] Is it recorded? | The teaching part is, and you get it for a week. Nobody who takes part is filmed.
  [class online] Do I need my camera? | No. Many leave it off, and that is fine.
  [class] Can I move my booking? | Once, up to a day before, by answering the confirmation.
  [class] Is it for beginners? | Yes. About a third of every group comes for the first time.
  [class city] Is the place step-free? | The entrance is. Write to us if you need a particular chair or a toilet nearby.
  [class] Can I come with a friend? | Gladly, and you may sit together or not.
  [thing] How long does one last? | {Lasting}.
  [thing] Can I return it? | Within 30 days, opened or not. Return postage is on us if something is wrong with it.
  [thing] Where is it made? | By {maker}. The label names the batch.
  [thing] Is it tested on animals? | No, and neither are the things that go into it.
  [thing] How is it packed? | In paper and card, in a box that fits most letter slots or is left with a neighbour.
  [thing] Do you send it abroad? | Yes. Duties outside your own customs area are shown before you pay.
  [service app] What happens to my entries? | They stay on your device unless you switch on the copy, and you can delete both.
  [service app] Does it work without a connection? | Yes, after the first start.
  [service app] How do I stop paying? | Two taps in the settings; you keep what you have written.
  [service coaching] What if we do not get on? | Say so after the first call, and it costs nothing.
  [service coaching] Is this therapy? | No. It is practical company for a change you have decided on, and you will hear it when therapy would serve you better.
  [service local] What should I wear? | Something loose. You may keep on what you like.
  [service local] Will it hurt? | It should not. Say so at once if it does, and it changes.
  [service local] Can I come with a medical condition? | Often. There is a short form before the first visit, and sometimes the answer is to ask your doctor first.
  [service] How soon does one notice something? | Some after the first time, most after a few weeks, and some not at all.
  [service] Is there a lower price? | There are a few places at half price each month; write one line.
`.replaceAll(/^(\s*)\[([^\]]*)\] ([^|\n]*) \| \[([^\]]*)\]/gm, '$1[$2 $4] $3 |'),
)

export const NAMES =
  `Aaron Abena Ada Adel Agnes Aino Alba Alex Alma Amara Amir Ana Anders Anouk Arlo Asha Astrid Ben Beatriz Bea Bo
Camila Carlos Cato Celia Chidi Clara Colm Dana Daniel Dalia Edith Eduardo Elif Elin Emeka Emma Enzo Esme Eva Fadi Farah
Felix Fiona Frida Gael Gita Greta Hamid Hana Hari Hedda Helen Hugo Ida Ilse Imani Inga Ines Iris Ivo Jana Jasper Jin Joan
Joel Jonas Jude Julia Kaia Kamal Karin Kaya Keiko Kofi Lars Laila Leo Lena Lila Lino Liv Lotte Luca Lucia Mads Maja Malik
Mara Marta Mateo Maud Mei Mia Mina Mira Moira Nadia Nell Nia Nico Nils Noor Nora Odile Ola Olga Omar Oona Orla Otis Paula
Per Petra Pia Rafael Rania Rasmus Rhea Rita Rosa Ruben Ruth Sami Sara Selma Seth Sigrid Simone Sofia Sol Stella Sven
Tamar Tara Theo Thora Tilde Tomas Uma Una Vera Viktor Wanda Will Yara Yusuf Zoe`.split(/\s+/)
