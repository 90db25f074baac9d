import { type Need, needOf } from './need-stock.ts'

/** Body and belly, loss and meaning. */
export const NEEDS_2: Record<string, Need> = {
  digestion: needOf('digestion, gut, bloating', 'balance', {
    who: `
      people whose belly has opinions about everything
      those who eat at a desk and feel it until night
      anyone who is tired of being bloated by four
      people who want plainer food and fewer rules`,
    gains: `
      Plain food, slowly | [stay] Meals are warm, chewed sitting down and over before eight.
      A kitchen that listens | [stay] Tell them what disagrees with you and it will not be on the plate.
      Eating as a skill | [class] Half of digestion is pace, and pace can be practised.
      Fibre by the spoon | [thing] You begin with little and go up over a week, which the gut prefers.
      A diary that is not a diet | [service] You note what you ate and how it sat. Nothing is forbidden.`,
    said: `
      My trousers fit the same in the evening as in the morning.
      [!thing !service] I had never finished a meal last before. It suits me.
      My stomach is calmer, and I did not have to give up bread.`,
    asks: `
      I have a diagnosed bowel condition. Is it suitable? | Often, but ask your doctor or dietitian first and send us the list of what you avoid.
      Is it a weight loss thing? | No. Nobody weighs anything, least of all you.`,
  }),
  immunity: needOf('immunity, cold season, vitamin', 'balance', {
    who: `
      people who catch every cold that the children bring home
      those who fall ill on the first day of each holiday
      anyone who would like to go into winter rested
      teachers, nurses and others who are sneezed at for a living`,
    gains: `
      The dull things, done well | Sleep, vegetables, moving and fresh air are most of it, and they are taken seriously here.
      Heat and cold in small doses | [stay] Short rounds, long rests, and no prizes for endurance.
      A cupboard for winter | [class] You go home with two jars and the recipe for ten more.
      Easy to keep up | [thing] One portion a day from October to March, and a box that says when it is empty.
      A nudge before you are ill | [service] It reminds you to rest when your week looks like the last one that went wrong.`,
    said: `
      I am keeping the habit, whatever the winter does.
      [!thing !service] I arrived with a sniffle and left with an appetite.
      My class coughed on me all term and I stayed on my feet.`,
    asks: `
      Does it keep me from getting ill? | Nothing does. Rest, food and movement give your body a fair chance.
      [!thing !app] Can I come with a cold? | Please stay at home and move your booking; there is no fee for it.`,
  }),
  nutrition: needOf('nutrition, food, plant-based', 'balance', {
    who: `
      people who know what to eat and do not do it
      those who cook for one and cannot be bothered
      anyone who wants more vegetables without a sermon
      people tired of counting`,
    gains: `
      Food you would order | Nothing is virtuous on purpose. It is good first, and then it also does you good.
      Five meals in the hands | [class] You cook everything yourself once, so it is no longer a recipe but something you have done.
      The garden decides | [stay] What is ripe is on the table, and in spring that means a great deal of green.
      A sensible portion | [thing] The scoop is small, and the label says what is in it and why.
      Advice that fits your shop | [service] The plan uses what your supermarket has on a Tuesday.`,
    said: `
      I have made the lentils nine times since. My family has stopped asking what is for dinner.
      [!thing !service] Nobody said the word superfood.
      I eat breakfast now. It turns out I like it.`,
    asks: `
      [!thing !app] Is it vegan? | It is plant-based as a rule, with eggs or cheese on the side for those who want them.
      [!thing !app] I have allergies. What do I do? | Tell us when you book. Nuts, gluten and milk are easy to leave out.`,
  }),
  body: needOf('body, stiffness, muscle', 'restore', {
    who: `
      people who creak when they get out of a chair
      those whose body is a means of transport for the head
      anyone who has sat down for a decade
      gardeners, builders and others with honest aches`,
    gains: `
      Warmth before effort | Stiff tissue likes heat and patience, in that order.
      Hands that ask | [!thing] Pressure is agreed with you and changed when you say so.
      A map of yourself | [class] You find out which part is tight and which only complains about it.
      Weight in the right place | [thing] It is heavy enough to do the pressing, so that you can lie still.
      Ten honest minutes | [service] Short sessions, sorted by what hurts today.`,
    said: `
      I tied my shoes standing up.
      [!thing !service] The next day I felt as if somebody had oiled me.
      [!thing !service] I had expected bliss and got mild soreness, and then a very good night.`,
    asks: `
      [!thing !app] I have an old injury. Can I take part? | Usually. Tell us beforehand where it is and what makes it worse.
      [!thing !app] Do I have to be flexible? | No. Stiff people notice the most.`,
  }),
  'back pain': needOf('back pain, spine, posture', 'restore', {
    who: `
      people whose lower back announces the weather
      drivers, nurses and parents who lift all day
      anyone who gets out of bed sideways
      people who are careful with every bag`,
    gains: `
      Floor time | A flat back and bent knees is the most underrated position there is.
      Fear gets smaller | Backs are stronger than they feel, and moving them gently is how you find out.
      Lifting, relearned | [class] Boxes, toddlers, suitcases: you practise with real weights.
      Beds that were chosen | [stay] Firm and soft mattresses are both here, and you may swap after the first night.
      Support where the curve is | [thing] It fills the gap between you and the floor or the chair.
      A plan for bad days | [service] A short list of what to do when it seizes, written with you beforehand.`,
    said: `
      I sat through a film. First time this year.
      My back still talks, but in a lower voice.
      I picked up my daughter without holding my breath.`,
    asks: `
      [!thing !app] Should I come while it hurts? | Mild pain is fine. With numbness, fever or pain down the leg please see a doctor first.
      [!thing !app] I have a slipped disc. Is it safe? | Bring what your doctor or physiotherapist says. Most movements can be adapted.`,
  }),
  posture: needOf('posture, neck, desk', 'focus', {
    who: `
      people who have grown into the shape of their laptop
      those with a neck like a heron by Friday
      anyone who gets a headache from the back upwards
      people who hear "sit up straight" in a parent's voice`,
    gains: `
      Less hunch, no drill | Good posture here means many postures, changed often.
      The neck, at last | [!thing] Most of the time goes to the hand's breadth between skull and shoulder blades.
      Set up in five minutes | [thing] It clips, folds or stands where you work, and you forget it until you slump.
      A reminder with manners | [service] It taps once an hour and takes no for an answer.
      Views that lift the head | [stay] There is something worth looking up at from every bench.`,
    said: `
      I am told that I am taller. I am not, but thank you.
      I look up more often. The ceiling of our office is ugly.
      I moved my screen four centimetres on their advice and was cross about the years before.`,
    asks: `
      [!thing !app] Do I need special clothes? | Anything you can raise your arms in.
      I already have a standing desk. Is this still useful? | Yes. Standing badly is as tiring as sitting badly.`,
  }),
  movement: needOf('movement, gentle exercise, walking', 'energize', {
    who: `
      people who dislike gyms
      those who used to be sporty and remember it with regret
      anyone who sits all day and would like to stop
      people who move better with others`,
    gains: `
      Easy first, then easier | Nothing is counted, and the warm-up is long.
      Miles without noticing | [stay] Everything worth seeing is a walk away, so you walk.
      Balance, joints, breath | [class] Three things that keep people independent, in one unspectacular hour.
      Always at hand | [thing] It lives behind the sofa and needs no shoes.
      Habits with a handle | [service] Tied to something you do anyway, such as the kettle or the school run.`,
    said: `
      I have been four times without once having to persuade myself.
      The oldest person there was eighty-one and better than me.
      I had fun, which I had not connected with exercise before.`,
    asks: `
      How fit do I need to be? | If you can climb one flight of stairs, you can do this, and there is a way without stairs.
      What should I wear? | Layers, and shoes you can stand in.`,
  }),
  spirit: needOf('spirit, ritual, contemplation', 'calm', {
    who: `
      people at a crossroads
      those who miss something and could not say what
      anyone who likes candlelight better than answers
      people who have done well and wonder what for`,
    gains: `
      Room for a large question | Nobody answers it for you, and there is time to ask it properly.
      Ritual without doctrine | [!thing] A bell, a candle, a bow: old forms, with no belief required.
      Awe, at no extra cost | [stay] The landscape does this by itself, mostly at dawn.
      A pause with an edge | [thing] Lit, rung or poured, it marks a before and an after.
      A letter to yourself | [service] You write it in week one, and it comes back in week six.`,
    said: `
      [!thing !service] I came to be alone and felt less alone than in years.
      I have not decided anything. It feels all right not to.
      Something about doing it every day at the same time got under my skin.`,
    asks: `
      Is it religious? | No. Some who come pray at home, some never have, and nobody asks.
      [!thing !app] What happens if it stirs things up? | Say so to the host, who has time for it and knows when other help is needed.`,
  }),
  grief: needOf('grief, loss, comfort', 'restore', {
    who: `
      people in the first year after a death
      those whom everybody expects to be over it
      anyone carrying a loss that has no card in the shop
      people who need company that does not flinch`,
    gains: `
      No right way | You may talk, be silent, laugh or leave the table.
      Small tasks | [!thing] Peeling, sweeping, walking: something for the hands while the rest catches up.
      A name may be said | [class] People are spoken of in the present tense here if you wish.
      Nights with a lamp on | [stay] There is tea in the kitchen at any hour, and often somebody else who is awake.
      Held in the hand | [thing] Warm, weighty and quiet, for the hours when the house is too.
      Somebody on the calendar | [service] The appointment comes round whether or not you have been brave.`,
    said: `
      [!thing !service] I cried in front of strangers and they passed the bread.
      [!thing !service] It was the first place where I did not have to look after other people's feelings about it.
      [!thing !service] I told them about my brother. They asked what he was like.`,
    asks: `
      [!thing !app] Is it too early? | If you can eat a little and sleep a little, it is not. In the first weeks a shorter visit may be kinder.
      [!thing !app] Will I have to speak in a group? | Never, and you may leave the room while others do.`,
  }),
  loneliness: needOf('loneliness, community, connection', 'balance', {
    who: `
      people who moved here and know only the baker
      those who work from home and talk to the kettle
      anyone who misses being expected somewhere
      people whose children have left and whose dog has died`,
    gains: `
      Names by the second visit | [class] Groups are small and stay together, so nobody begins from nothing each time.
      A long table | [stay] Everyone eats together, and quiet people are left quiet.
      Something to do side by side | Talk comes more easily when the hands are busy.
      A person, not a feed | [service] You are matched with one other human being, and that is the whole idea.
      Made for two cups | [thing] The portion is a pot, on purpose.`,
    said: `
      [!thing !service] We have a breakfast group now, the four of us.
      [!thing !service] I spoke to more people in two hours than in the month before.
      [!thing !service] They remembered that I take no milk.`,
    asks: `
      [!thing !app] Will I be the only one who comes alone? | Hardly. More than half do.
      [!thing !app] I am shy. How does it begin? | With something to carry, cut or pour. Conversation is optional.`,
  }),
}
