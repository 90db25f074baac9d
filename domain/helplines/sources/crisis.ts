import type { SourcesOf } from './sources.ts'

const CHECKED = '2026-11-24'

export const CRISIS_SOURCES: SourcesOf = {
  'US+CA 988': {
    checked: CHECKED,
    sources: [
      'https://en.wikipedia.org/wiki/Suicide_and_Crisis_Lifeline',
      'https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline',
      'https://cmhasaskatoon.ca/9-8-8/',
    ],
  },
  'GB+IE 116 123': {
    checked: CHECKED,
    sources: [
      'https://www.thegayuk.com/are-there-helplines-for-male-domestic-abuse-survivors/?utm_source=rss&utm_medium=rss&utm_campaign=are-there-helplines-for-male-domestic-abuse-survivors',
      'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
      'https://www.oireachtas.ie/en/debates/question/2013-12-10/505/',
    ],
  },
  'AU 13 11 14': {
    checked: CHECKED,
    sources: [
      'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
      'https://wikimili.com/en/Lifeline_(crisis_support_service)',
    ],
  },
  'NZ 1737': {
    checked: CHECKED,
    sources: [
      'https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy',
      'https://www.pegasus.health.nz/?p=6300',
    ],
  },
  'DE 0800 111 0 111': {
    checked: CHECKED,
    sources: [
      'https://www.ekmd.de/glaube/radio-andachten/gedanken-zur-nacht-mdr-thueringen/notrufe.html',
      'https://www.spektrum.de/news/telefonseelsorge-erste-hilfe-fuer-die-seele/2055834',
    ],
  },
  'FR 3114': {
    checked: CHECKED,
    sources: [
      'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
      'https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide',
    ],
  },
  'ES 024': {
    checked: CHECKED,
    sources: [
      'https://maldita.es/index.php/malditaciencia/20220510/024-numero-telefono-atencion-suicidio-espana-gratuito',
      'https://latribunadetoledo.es/noticia/ze3bebef8-bd33-e967-54af1a85746a4ef7/202405/el-024-de-prevencion-del-suicidio-recibe-427-llamadas-cada-mes',
    ],
  },
  'JP 0120-783-556': {
    checked: CHECKED,
    sources: [
      'http://www.tamainochi.com/index.asp?patten_cd=12&page_no=9',
      'https://www.wacoca.com/news/2637709/?amp=1',
    ],
  },
  'AT 142': {
    checked: CHECKED,
    sources: [
      'https://rtr.at/TKP/was_wir_tun/telekommunikation/konsumentenservice/information/informationen_fuer_konsumenten/TKKS_Notrufe.de.html',
      'http://www.ff-donnerskirchen.at/index.php/buergerservice/notruf?tmpl=component&print=1&layout=default',
    ],
  },
  'CH 143': {
    checked: CHECKED,
    sources: [
      'https://www.watson.ch/schweiz/gesellschaft-politik/668336611-beratungstelefon-dargebotene-hand-mit-mehr-anrufen-zum-thema-suizid',
      'https://nau.ch/news/schweiz/beratungstelefon-registriert-mehr-anrufe-zum-thema-suizid-66593788',
    ],
  },
  'BE 0800 32 123': {
    checked: CHECKED,
    sources: [
      'https://www.preventionsuicide.be/actualites/le-centre-de-prevention-du-suicide-publie-son-rapport-dactivites-2022',
      'https://bx1.be/categories/news/la-reine-mathilde-visite-le-centre-de-prevention-du-suicide-a-ixelles/',
    ],
  },
  'BE 1813': {
    checked: CHECKED,
    sources: [
      'https://www.standaard.be/cnt/dmf20190908_04597462',
      'https://www.nieuwsblad.be/cnt/dmf20190909_04598208',
    ],
  },
  'NL 113': {
    checked: CHECKED,
    sources: [
      'https://www.nu.nl/binnenland/6062813/hulplijn-113-nu-ook-rechtstreeks-bereikbaar-voor-zelfmoordpreventie.html?redirect=1',
      'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
    ],
  },
  'PT 1411': {
    checked: CHECKED,
    sources: [
      'https://www.dn.pt/sociedade/linha-de-apoio-%C3%A0-preven%C3%A7%C3%A3o-do-suic%C3%ADdio-entrou-em-funcionamento-e-tem-o-n%C3%BAmero-1411',
      'https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas',
    ],
  },
  'PT 213 544 545': {
    checked: CHECKED,
    sources: [
      'https://www.cmjornal.pt/sociedade/detalhe/seis-mil-pedem-ajuda-a-sos-voz-amiga',
      'https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas',
    ],
  },
  'IT 02 2327 2327': {
    checked: CHECKED,
    sources: [
      'https://www.fanpage.it/attualita/cose-e-come-funziona-telefono-amico-portato-sul-palco-di-sanremo-da-la-sad/',
      'https://vivimilano.corriere.it/attivita-bambini/attivita-varie/coronavirus-telefono-amico-italia-attiva-un-nuovo-numero/',
    ],
  },
  'NO 116 123': {
    checked: CHECKED,
    sources: [
      'https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker',
      'https://www.vindafjord.kommune.no/helse-og-velferd/aktuelt-helse-og-velferd/snakk-om-sjolvmordstankar-det-kan-redda-liv.495894.aspx',
    ],
  },
  'SE 90101': {
    checked: CHECKED,
    sources: [
      'http://www.kronprinsessparetsstiftelse.se/projekt/sjalvmordsupplysningen.html',
      'https://www.corren.se/nyheter/sjalvmord-ar-vanligast-bland-aldre-man-om5530243.aspx',
    ],
  },
  'MX 800 911 2000': {
    checked: CHECKED,
    sources: [
      'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
      'https://www.cronica.com.mx/nacional/2025/09/19/jornada-para-la-prevencion-del-suicidio/',
    ],
  },
  'CO 106': {
    checked: CHECKED,
    sources: [
      'http://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106',
      'https://www.radiosantafe.com/2025/09/11/bogota-refuerza-su-apoyo-en-el-dia-mundial-para-la-prevencion-del-suicidio/',
    ],
  },
  'AR 135': {
    checked: CHECKED,
    sources: [
      'https://elauditor.info/actualidad/-es-muy-importante-la-tarea-de-prevencion-del-suicidio-_a603ce26796773412c05b098e',
      'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
    ],
  },
  'CL *4141': {
    checked: CHECKED,
    sources: [
      'https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/',
      'https://www.biobiochile.cl/noticias/nacional/chile/2023/01/06/no-estas-solo-minsal-lanza-fono-confidencial-4141-para-auxiliar-a-personas-con-ideacion-suicida.shtml',
    ],
  },
  'DK 70 201 201': {
    checked: CHECKED,
    sources: [
      'https://cphpost.dk/2015-10-26/news/suicide-prevention-lifeline-gets-funding-to-stay-open-at-night/',
      'https://nordicstoday.com/article/dk-denmark-suicide-hotline-25-callers-block-500k-calls',
      'https://progress.guide/?p=12412',
    ],
  },
}
