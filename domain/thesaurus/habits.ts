import type { ConceptEntry } from './entry.ts'

export const HABITS = {
  quitting: {
    decisive: true,
    en: `quit, quitting, addict*, craving*, bad habit*, relapse, rehab centre, twelve step, 12 step,
      kick the habit, withdrawal, cold turkey, substance*, drugs, cannabis, weed, recovery from
      addiction, dependen*, break a habit, cut down`,
    es: 'dejar de, adiccion*, adict*, mal habito, recaida, drogas',
    de: 'aufhoren, sucht*, suchtig, entzug, ruckfall*, schlechte angewohnheit*, drogen',
    fr: 'arreter de, addict*, dependan*, rechute, mauvaise habitude, drogues, sevrage',
    offered: `quitting, sober:.6, alcohol:.5, smoking:.6, habits:.8, habit:.6, craving, hypnotherapy:.5,
      addiction, alcohol-free:.6`,
  },
  alcohol: {
    like: 'quitting',
    decisive: true,
    en: `sober*, sobriety, alcohol*, drinking, drink less, drink too much, drinking too much, wine
      every, glass of wine, bottle of wine, booze, dry january, teetotal*, stop drinking, quit
      drinking, give up drinking, give up alcohol, without drinking, wine oclock, wine, hungover,
      no drinking, dont drink, tipsy, party without alcohol, sober curious, off the drink, off the booze, without a drink, sober curious, stay dry, stopped drinking, alcohol free, beer*, beers, pints every, drinks every night, hooked on wine`,
    es: 'alcohol*, beber menos, dejar de beber, sobri*, vino, bebo demasiado, beber menos, dejar de beber, bebo demasiado, sin alcohol, copas de mas, beber, cerveza*, vino todas',
    de: 'alkohol*, trinke zu viel, nuchtern, weniger trinken, wein:.7, mit dem trinken, weniger trinken, nicht mehr trinken, ohne alkohol, trinke zu viel, alkohol*, nuchtern, trinken:.6, trinke, bier*, vom trinken',
    fr: 'alcool*, boire moins, arreter de boire, sobr*, vin, bois trop, arreter de boire, boire moins, trop boire, sans alcool, alcool*, sobre, boire:.6, biere*, lalcool',
    offered: `sober, alcohol-free, alcohol free, alcohol, no alcohol, quit drinking, mocktail, dry house,
      without wine, community:.1, drinking`,
    related: 'quitting:.4',
  },
  smoking: {
    like: 'quitting',
    decisive: true,
    en: `smok*, stop smoking, give up smoking, cigarette*, nicotine, vape, vaping, vapes, fags,
      tobacco, ciggies, pack a day, twenty a day, cigarettes for good, become a non smoker, be a non smoker`,
    es: 'fumar, fuma, fuman, fumo, fumador*, cigarr*, tabaco, nicotina, dejar de fumar, vapear',
    de: `rauch, rauche, rauchst, raucht, rauchen*, rauchent*, rauchfrei*, rauchstopp, raucher,
      raucherin*, raucherent*, raucherhusten, nichtraucher, nichtraucherin, zigarette*, nikotin*, mit dem rauchen,
      vapen`,
    fr: 'fumer, fume*, cigarette*, tabac, nicotine, arreter de fumer, vapot*',
    offered: `smoking, cigarettes, hypnotherapy:.8, nicotine, quitting:.8, habits:.5, acupuncture:.4`,
    related: 'quitting:.4',
  },
  gambling: {
    like: 'quitting',
    decisive: true,
    en: 'gambl*, betting, casino, slot machines, bets',
    es: 'ludopat*, apuestas, juego patologico, tragaperras',
    de: 'glucksspiel*, spielsucht, wetten',
    fr: 'jeux argent, jeu pathologique, paris sportifs, paris en ligne, parier, casino',
    offered: 'gambling, addiction, therapy:.5, habits:.4',
    related: 'quitting:.5',
  },
} as const satisfies Record<string, ConceptEntry>
