import type { SourcesOf } from './sources.ts'

const CHECKED = '2026-11-24'

export const ABUSE_SOURCES: SourcesOf = {
  'US 1-800-799-7233': {
    checked: CHECKED,
    sources: [
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
      'https://www.northcarolinadivorcelawyersblog.com/an-overview-national-domestic-violence-hotline/',
    ],
  },
  'GB 0808 2000 247': {
    checked: CHECKED,
    sources: [
      'https://www.centre56.org.uk/domestic-abuse',
      'https://www.hartlepoolnow.co.uk/pages/home/information-&-advice/living-well/domestic-abuse',
    ],
  },
  'IE 1800 341 900': {
    checked: CHECKED,
    sources: [
      'https://www.womensaid.ie/about/newsevents/news/2009/11/30/supporting-a-friend-sinead-desmond-launches-the-wo/',
      'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
    ],
  },
  'AU 1800 737 732': {
    checked: CHECKED,
    sources: [
      'https://www.surfcoast.vic.gov.au/My_Community/Domestic_violence',
      'https://fral.org.au/faq/family-safety',
    ],
  },
  'NZ 0800 733 843': {
    checked: CHECKED,
    sources: [
      'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
      'https://womensrefuge.org.nz/get-help/',
    ],
  },
  'DE 116 016': {
    checked: CHECKED,
    sources: [
      'https://www.der-paritaetische.de/alle-meldungen/bundesweites-hilfetelefon-gewalt-gegen-frauen-wird-zehn-und-bekommt-vereinfachte-rufnummer/',
      'https://www.attendorn.de/Rathaus/Aktuelles/Hilfetelefon-jetzt-mit-EU-weiter-Nummer.php?object=tx,3521.6.1&ModID=7&FID=3521.9679.1&NavID=2422.12.1',
    ],
  },
  'AT 0800 222 555': {
    checked: CHECKED,
    sources: [
      'http://frauenhelpline.at/berichte/2003/vorwort.htm',
      'https://www.sn.at/panorama/oesterreich/gewaltopfer-suchten-hilfe-am-telefon-103289845',
    ],
  },
  'FR 3919': {
    checked: CHECKED,
    sources: [
      'https://www.groupe3f.fr/actualites/violences-familiales-donner-lalerte',
      'https://www.milizac-guipronvel.bzh/index.php/vie-municipale-17456/ccas-aide-aux-personnes/172-vie-municipale/aideauxpersonnes/ccas-liens-utiles/1540-violences-intra-familiales?tmpl=component&print=1',
    ],
  },
  'ES 016': {
    checked: CHECKED,
    sources: [
      'https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html',
      'https://valenciaextra.com/es/sociedad/telefono-ayuda-fundacion-anar-2855-ninos-ninas-comunitat-valenciana-2023_559406_102_amp.html',
    ],
  },
  'JP 0120-279-889': {
    checked: CHECKED,
    sources: [
      'https://www.gov-online.go.jp/cam/no_dvca/dv03/',
      'https://www.pref.miyagi.jp/soshiki/kodomo/korona.html',
    ],
  },
  'BE 1712': {
    checked: CHECKED,
    sources: ['https://kitieper.be/hulplijn-1712/', 'http://kindinnood.be/node/12'],
  },
  'NL 0800 2000': {
    checked: CHECKED,
    sources: [
      'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
      'https://www.scherpenzeel.nl/mishandeling-of-huiselijk-geweld',
    ],
  },
  'PT 800 202 148': {
    checked: CHECKED,
    sources: [
      'https://cig.gov.pt/?p=27436',
      'https://protecaocivil.sintra.pt/noticias/novas-linhas-de-apoio-para-vitimas-de-violencia-domestica',
    ],
  },
  'IT 1522': {
    checked: CHECKED,
    sources: [
      'https://www.1522.eu/cose-1522/?lang=en',
      'https://www.ansa.it/sito/notizie/cronaca/2023/06/09/violenza-donne-150-chiamate-al-giorno-al-numero-1522_d153d4ec-0ac1-4106-88aa-95e5fea7c296.html',
    ],
  },
  'SE 020-50 50 50': {
    checked: CHECKED,
    sources: [
      'https://nck.uu.se/kvinnofridslinjen/nyheter-om-kvinnofridslinjen',
      'https://omtanke.today/fler-samtal-an-nagonsin-till-kvinnofridslinjen/',
    ],
  },
  'AR 144': {
    checked: CHECKED,
    sources: [
      'https://www.pagina12.com.ar/588686-diez-anos-de-la-linea-144',
      'https://radiojesusmaria.com.ar/2020/04/27/1emergencia-por-el-coronavirus-telefonos-para-denunciar-violencia-de-genero',
    ],
  },
}
