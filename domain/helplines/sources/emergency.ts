import type { SourcesOf } from './sources.ts'

const CHECKED = '2026-11-24'

export const EMERGENCY_SOURCES: SourcesOf = {
  'Europe 112': {
    checked: CHECKED,
    sources: [
      'http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre',
      'https://www.viken-nettskole.no/lessons/varsling/',
      'https://www.srf.ch/sendungen/einstein/kleiner-wegweiser-durch-den-notrufnummern-dschungel',
    ],
  },
  'US+CA+MX 911': {
    checked: CHECKED,
    sources: [
      'https://www.poisonhelp.hrsa.gov/the-poison-help-line/index.html',
      'https://www.aboutkidshealth.ca/healthaz/na/poison-information-centres-in-canada/?hub=injuryprev&hubSite=https://www.aboutkidshealth.ca/',
      'https://rutavallesmata.mx/nuevo/2025/12/19/tu-vida-importa-pide-ayuda-no-estas-solo-llama-al-9-1-1',
    ],
  },
  'GB+IE 999': {
    checked: CHECKED,
    sources: [
      'https://www.hartlepoolnow.co.uk/pages/home/information-&-advice/living-well/domestic-abuse',
      'https://spunout.ie/life/your-rights/report-child-abuse-ireland/',
    ],
  },
  'AU 000': {
    checked: CHECKED,
    sources: [
      'https://knowinjury.org.au/2016/09/poisons-where-you-can-go-to-seek-help/',
      'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
    ],
  },
  'NZ 111': {
    checked: CHECKED,
    sources: [
      'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
      'https://womensrefuge.org.nz/get-help/',
    ],
  },
  'CO 123': {
    checked: CHECKED,
    sources: [
      'https://www.radiosantafe.com/2025/09/11/bogota-refuerza-su-apoyo-en-el-dia-mundial-para-la-prevencion-del-suicidio/',
      'https://www.policia.gov.co/noticia/telefono-que-escucha-voces-ninos',
    ],
  },
  'AR 911': {
    checked: CHECKED,
    sources: [
      'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html',
      'http://57895.cn/article/466212.html',
    ],
  },
}

export const AMBULANCE_SOURCES: SourcesOf = {
  'JP 119': {
    checked: CHECKED,
    sources: [
      'https://jptips.itp.ne.jp/en/emergency/police-fire-ambulance-call/',
      'https://90days-kyoto.com/life/emergency-and-disaster/',
    ],
  },
  'CL 131': {
    checked: CHECKED,
    sources: [
      'https://www.experiencechile.org/health-safety/',
      'https://www.expat.cl/guide-chile/internet-phones/dial-phone-emergency-numbers-chile/',
    ],
  },
  'AT 144': {
    checked: CHECKED,
    sources: [
      'https://rtr.at/TKP/was_wir_tun/telekommunikation/konsumentenservice/information/informationen_fuer_konsumenten/TKKS_Notrufe.de.html',
      'http://www.ff-donnerskirchen.at/index.php/buergerservice/notruf?tmpl=component&print=1&layout=default',
    ],
  },
  'CH 144': {
    checked: CHECKED,
    sources: [
      'https://hallo.gr.ch/en/gesundheit/notfall/Seiten/default.aspx?isdlg=1',
      'https://srf.ch/sendungen/kassensturz-espresso/services/espresso-aha/schlauer-i-d-wuche-wohin-fuehrt-die-nummer-112',
    ],
  },
  'FR 15': {
    checked: CHECKED,
    sources: [
      'http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre',
      'https://chantepie.fr/vie-quotidienne/securite-prevention/numeros-durgence/',
    ],
  },
  'NO 113': {
    checked: CHECKED,
    sources: [
      'https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker',
      'https://www.viken-nettskole.no/lessons/varsling/',
    ],
  },
}

export const POLICE_SOURCES: SourcesOf = {
  'JP 110': {
    checked: CHECKED,
    sources: [
      'https://jptips.itp.ne.jp/en/emergency/police-fire-ambulance-call/',
      'https://90days-kyoto.com/life/emergency-and-disaster/',
    ],
  },
  'CL 133': {
    checked: CHECKED,
    sources: [
      'https://www.experiencechile.org/health-safety/',
      'https://www.expat.cl/guide-chile/internet-phones/dial-phone-emergency-numbers-chile/',
    ],
  },
  'DE 110': {
    checked: CHECKED,
    sources: [
      'https://amp.infranken.de/ratgeber/technik/deutschland-plant-neue-notruf-nummer-wen-erreicht-man-unter-der-113-art-5989416',
      'https://weddingweiser.de/?p=27026',
    ],
  },
  'AT 133': {
    checked: CHECKED,
    sources: [
      'https://rtr.at/TKP/was_wir_tun/telekommunikation/konsumentenservice/information/informationen_fuer_konsumenten/TKKS_Notrufe.de.html',
      'http://www.ff-donnerskirchen.at/index.php/buergerservice/notruf?tmpl=component&print=1&layout=default',
    ],
  },
  'CH 117': {
    checked: CHECKED,
    sources: [
      'https://hallo.gr.ch/en/gesundheit/notfall/Seiten/default.aspx?isdlg=1',
      'https://srf.ch/sendungen/kassensturz-espresso/services/espresso-aha/schlauer-i-d-wuche-wohin-fuehrt-die-nummer-112',
    ],
  },
  'FR 17': {
    checked: CHECKED,
    sources: [
      'http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre',
      'https://www.groupe3f.fr/actualites/violences-familiales-donner-lalerte',
    ],
  },
  'BE 101': {
    checked: CHECKED,
    sources: [
      'https://www.police.be/5998/fr/contact/numeros-durgence',
      'https://www.rtbf.be/info/dossier/bon-a-savoir/detail_100-101-112-quel-numero-appeler-en-cas-d-urgence?id=9196536',
    ],
  },
}
