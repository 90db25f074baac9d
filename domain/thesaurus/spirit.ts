import type { ConceptEntry } from './entry.ts'

export const SPIRIT = {
  spirit: {
    en: `spirit*, sacred, ritual*, higher self, awaken*, enlighten*, mystic*, divine, oneness,
      something bigger, transcend*, consciousness, intuition, inner journey, soul searching,
      witchy, astrolog*, tarot, mediumship, healing:.35, soul, souls, soulful`,
    es: 'espiritu*, alma, sagrad*, ritual*, despertar espiritual, consciencia',
    de: 'spirit*, seele*, heilig*, ritual*, bewusstsein, erwachen, erleucht*',
    fr: 'spirit*, ame, sacre*, rituel*, eveil*, conscience',
    offered: `ceremony, ritual, spirit, spiritual, contemplation, meaning:.7, reiki:.7, chanting:.7,
      intention, silence:.4, devotional, kirtan:.8, cacao ceremony:.8, moon:.6, vipassana:.6,
      energy healing:.7, chakra:.7, vortexes:.6, rituals:.6, philosophy:.3, monk:.5, pilgrimage`,
  },
  meaning: {
    like: 'spirit',
    en: `find meaning, meaning in life, search for meaning, searching for meaning, purpose, meaning,
      lost in life, feel lost, feeling lost, find myself, who am i, point of it all, what is the
      point, whats it all about, existential, my calling, soul purpose, direction in life, no
      direction, lost my way, deeper, bigger questions, more to life`,
    es: `sentido de la vida, proposito, perdid* en la vida, encontrarme, significado, vocacion`,
    de: `sinn, lebenssinn, sinn des lebens, bestimmung, mich selbst finden, sinnsuche, berufung,
      orientierungslos`,
    fr: 'sens de la vie, but dans la vie, me trouver, quete de sens, vocation, raison etre',
    offered: `meaning, purpose, contemplation, intention:.8, silence:.6, vipassana:.7, coaching:.4,
      unstuck:.6, retreat:.2, ceremony:.5, awe:.6, journaling:.5`,
    related: 'spirit:.5, career:.3',
  },
  faith: {
    like: 'spirit',
    en: `pray*, faith, god, church, christian*, buddhis*, bible, monk, monks, monaster*, abbey,
      convent, nun, nuns, temple, pilgrim*, religio*, sufi, hindu, jewish, islam*, ashram, shrine`,
    es: `rezar, oracion, fe, dios, iglesia, monasterio, templo, peregrin*, budis*, convento`,
    de: 'gebet*, beten, glaube*, gott, kirche, kloster*, tempel, pilger*, buddhis*',
    fr: `priere*, prier, foi, dieu, eglise, monastere*, temple, pelerin*, bouddhis*, abbaye, couvent`,
    offered: `monastery, temple, monk, contemplation, pilgrimage, devotional, prayer, vipassana:.6,
      ashram, kirtan:.5, silence:.4`,
    related: 'spirit:.4, silence:.2',
  },
  ceremony: {
    like: 'spirit',
    en: `ceremon*, shaman*, cacao, moon, full moon, new moon, ayahuasca, plant medicine,
      psychedelic*, sweat lodge, temazcal, fire circle, womens circle, solstice, psilocybin,
      smudg*, sage ritual`,
    es: 'ceremonia*, chaman*, cacao, luna llena, luna nueva, ayahuasca, temazcal',
    de: 'zeremonie*, schaman*, kakao*, vollmond, neumond, ayahuasca, schwitzhutte',
    fr: 'ceremonie*, chaman*, cacao, pleine lune, nouvelle lune, ayahuasca',
    offered: `ceremony, cacao ceremony, moon, womens circle:.7, ritual, intention:.7, fire:.4, heart
      opening:.6, circle:.4`,
    related: 'spirit:.5',
  },
  energyHealing: {
    like: 'spirit',
    en: `reiki, chakra*, healing energy, energy healing, energy work, crystal*, aura reading, light
      hands, hands on healing, polarity, theta healing, craniosacral, cranio sacral, pendulum`,
    es: 'reiki, chakra*, sanacion energetica, cristales, craneosacral',
    de: `reiki, chakra*, energiearbeit, heilsteine, kristalle, craniosacral*, handauflegen`,
    fr: 'reiki, chakra*, soin energetique, cristaux, lithotherapie, craniosacral*',
    offered: 'reiki, energy healing, chakra, light hands, crystals, craniosacral, holistic:.5',
    related: 'spirit:.4',
  },
  chanting: {
    like: 'sound',
    en: `kirtan, mantra*, chant*, bhakti, sing together, singing circle, choir, sing, singing, song*,
      voice work, overtone`,
    es: 'kirtan, mantra*, cantar, canto*, coro',
    de: 'kirtan, mantra*, singen, chor, gesang',
    fr: 'kirtan, mantra*, chorale, chanter, chant, chants, chantant',
    offered: `kirtan, chanting, singing, mantra, song, choir:.7, music:.6, devotional:.6, call and
      response, voice:.4`,
    related: 'spirit:.2, sound:.3',
  },
} as const satisfies Record<string, ConceptEntry>
