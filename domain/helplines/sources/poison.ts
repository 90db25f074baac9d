import type { SourcesOf } from './sources.ts'

const CHECKED = '2026-11-24'

export const POISON_SOURCES: SourcesOf = {
  'US 1-800-222-1222': {
    checked: CHECKED,
    sources: [
      'https://www.poisonhelp.hrsa.gov/the-poison-help-line/index.html',
      'http://www.poison.org/actfast/1800.asp',
    ],
  },
  'CA 1-844-764-7669': {
    checked: CHECKED,
    sources: [
      'https://www.ctvnews.ca/health/health-canada-launches-new-toll-free-number-for-poison-centres-1.6321586',
      'https://www.aboutkidshealth.ca/healthaz/na/poison-information-centres-in-canada/?hub=injuryprev&hubSite=https://www.aboutkidshealth.ca/',
    ],
  },
  'CA 1-800-463-5060': {
    checked: CHECKED,
    sources: [
      'http://www.santemontreal.qc.ca/en/support-services/emergency-services/poison-control-centre/',
      'https://www.ciusss-capitalenationale.gouv.qc.ca/antipoison/en/a-propos/contact-us',
    ],
  },
  'IE 01 809 2166': {
    checked: CHECKED,
    sources: [
      'https://poisons.ie/public/',
      'http://beaumont.ie/cat_news.jsp?i=797&pc=395&gc=0&cat=0&p=100&n=109',
    ],
  },
  'AU 13 11 26': {
    checked: CHECKED,
    sources: [
      'https://www.poisonsinfo.health.qld.gov.au',
      'http://www.schn.health.nsw.gov.au/parents-and-carers/our-services/poisons-information-centre/chw',
    ],
  },
  'NZ 0800 764 766': {
    checked: CHECKED,
    sources: [
      'https://otago.custhelp.com/app/answers/detail/a_id/2481/~/national-poisons-centre',
      'https://www.plunket.org.nz/caring-for-your-child/chemicals-and-poisons/',
    ],
  },
  'DE 030 19240': {
    checked: CHECKED,
    sources: [
      'https://www.lr-online.de/nachrichten/brandenburg/giftnotruf-fuer-berlin-und-brandenburg-grosses-giftrisiko-fuer-kleine-kinder_aid-44972269',
      'https://weddingweiser.de/?p=27026',
    ],
  },
  'AT 01 406 43 43': {
    checked: CHECKED,
    sources: [
      'https://de.m.wikibooks.org/wiki/Erste_Hilfe/_Giftnotruf',
      'http://www.ff-donnerskirchen.at/index.php/buergerservice/notruf?tmpl=component&print=1&layout=default',
    ],
  },
  'CH 145': {
    checked: CHECKED,
    sources: [
      'https://de.m.wikibooks.org/wiki/Erste_Hilfe/_Giftnotruf',
      'https://hallo.gr.ch/en/gesundheit/notfall/Seiten/default.aspx?isdlg=1',
    ],
  },
  'FR 01 40 05 48 48': {
    checked: CHECKED,
    sources: [
      'https://centres-antipoison.net/page/6?lang=en',
      'http://www.leparticulier.fr/jcms/p1_1631898/fr/8-centres-antipoison-a-contacter-en-cas-d-intoxication',
    ],
  },
  'ES 91 562 04 20': {
    checked: CHECKED,
    sources: [
      'http://www.laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html',
      'http://albertolopez96.blogspot.com/2012/11/servicio-de-informacion-toxicologica.html',
    ],
  },
  'JP 072-727-2499': {
    checked: CHECKED,
    sources: [
      'https://www.pref.miyazaki.lg.jp/yakumutaisaku/kurashi/iryo/20201001110250.html',
      'http://www.mcfh.or.jp/topics1/2007/10/post-5.html',
    ],
  },
  'BE 070 245 245': {
    checked: CHECKED,
    sources: [
      'https://www.rtbf.be/info/dossier/bon-a-savoir/detail_100-101-112-quel-numero-appeler-en-cas-d-urgence?id=9196536',
      'https://www.7sur7.be/sante-et-bien-etre/070-245-245-un-numero-a-garder-en-tete~a9df8502/',
    ],
  },
  'PT 800 250 250': {
    checked: CHECKED,
    sources: [
      'https://radioavfm.net/inem-sensibiliza-a-contactar-o-centro-de-informacao-antivenenos-em-caso-de-intoxicacao',
      'https://noticiassaude.pt/?p=10303',
    ],
  },
  'IT 02 66101029': {
    checked: CHECKED,
    sources: [
      'https://www.ospedaleniguarda.it/in-evidenza/leggi/centro-antiveleni',
      'https://www.freshplaza.it/article/4047876/funghi-allerta-del-centro-antiveleni-di-milano-troppe-intossicazioni/',
    ],
  },
  'NO 22 59 13 00': {
    checked: CHECKED,
    sources: [
      'https://www.helsenorge.no/giftinformasjon/om/',
      'https://fhi.no/om/om-fhi/fhi/obs-beredskapstelefoner-ved-folkehe/',
    ],
  },
  'SE 010-456 67 00': {
    checked: CHECKED,
    sources: [
      'https://giftinformation.se/om-giftinformationscentralen-avd/faq/',
      'http://www.storstockholm.brand.se/privat/bostadsakerhet/forgiftning',
    ],
  },
  'DK 82 12 12 12': {
    checked: CHECKED,
    sources: [
      'https://sst.dk/da/udgivelser/2009/Rationel-Farmakoterapi-5-2009/Giftlinjen',
      'https://www.sundhed.dk/borger/patienthaandbogen/akutte-sygdomme/foerstehjaelp/forgiftninger/giftige-svampe',
    ],
  },
}
