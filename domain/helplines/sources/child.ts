import type { SourcesOf } from './sources.ts'

const CHECKED = '2026-11-24'

export const CHILD_SOURCES: SourcesOf = {
  'US 1-800-422-4453': {
    checked: CHECKED,
    sources: [
      'https://thehopeline.com/reportabuse',
      'http://thekidstrust.org/abuse-information/finding-help/',
    ],
  },
  'CA 1-800-668-6868': {
    checked: CHECKED,
    sources: [
      'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
      'https://www.maplenow.ca/fr/site/kids-help-phone',
    ],
  },
  'GB 0800 1111': {
    checked: CHECKED,
    sources: [
      'https://thefirststep.org.uk/services/help-for-children-and-young-people/',
      'https://www.mbrook.brent.sch.uk/domestic-abuse/',
    ],
  },
  'IE 1800 66 66 66': {
    checked: CHECKED,
    sources: [
      'http://www.breakingnews.ie/ireland/childine-volunters-answered-1020-calls-from-children-on-christmas-day-820223.html',
      'https://audio.com./connemararadioarchives/audio/health-pg-33-17dec2024',
    ],
  },
  'AU 1800 55 1800': {
    checked: CHECKED,
    sources: [
      'https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2',
      'https://docs.ozsparkhub.com.au/en/community/crisis/immediate-help',
    ],
  },
  'NZ 0800 942 8787': {
    checked: CHECKED,
    sources: [
      'http://www.whatsup.co.nz/node/21',
      'http://www.scoop.co.nz/stories/ED0401/S00022.htm',
    ],
  },
  'DE 116 111': {
    checked: CHECKED,
    sources: [
      'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
      'https://telekom.com/de/medien/medieninformationen/detail/kinder-und-jugendtelefon-neu-unter-europaweit-einheitlicher-rufnummer-116111-erreichbar-341738',
    ],
  },
  'AT 147': {
    checked: CHECKED,
    sources: [
      'https://rtr.at/TKP/was_wir_tun/telekommunikation/konsumentenservice/information/informationen_fuer_konsumenten/TKKS_Notrufe.de.html',
      'http://www.ff-donnerskirchen.at/index.php/buergerservice/notruf?tmpl=component&print=1&layout=default',
    ],
  },
  'CH 147': {
    checked: CHECKED,
    sources: [
      'https://hallo.gr.ch/en/gesundheit/notfall/Seiten/default.aspx?isdlg=1',
      'https://www.srf.ch/news/schweiz/psychische-not-bei-jungen-notrufnummer-147-ausgelastet-das-sind-die-hintergruende',
    ],
  },
  'FR 119': {
    checked: CHECKED,
    sources: [
      'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
      'https://www.groupe3f.fr/actualites/violences-familiales-donner-lalerte',
    ],
  },
  'ES 116 111': {
    checked: CHECKED,
    sources: [
      'https://amp.antena3.com/noticias/sociedad/116111-nuevo-telefono-atender-ninos-adolescentes_2011040657479ffb4beb287180baff4b.html',
      'https://valenciaextra.com/es/sociedad/telefono-ayuda-fundacion-anar-2855-ninos-ninas-comunitat-valenciana-2023_559406_102_amp.html',
    ],
  },
  'JP 189': {
    checked: CHECKED,
    sources: [
      'https://www.pref.miyagi.jp/soshiki/kodomo/korona.html',
      'https://joyn.tokyo/about-japan/useful-resources/japan-emergency-numbers',
    ],
  },
  'IT 114': {
    checked: CHECKED,
    sources: [
      'http://azzurro.it/it/cosa-facciamo/caso-di-emergenza/114-emergenza-infanzia',
      'https://www.lasicilia.it/news/italia/181524/telefono-azzurro-ad-agosto-attivo-24-ore.html',
    ],
  },
  'NO 116 111': {
    checked: CHECKED,
    sources: [
      'https://www.regjeringen.no/no/aktuelt/alarmtelefonen-116-111-er-apen-i-jula/id2468397/',
      'https://www.hasvik.kommune.no/116-111-alarmtelefonen-for-barn-og-unge.4664368-37038.html',
    ],
  },
  'CO 141': {
    checked: CHECKED,
    sources: [
      'https://www.elespectador.com/noticias/nacional/maltrato-abuso-sexual-y-trabajo-infantil-ahora-se-puede-articulo-669056',
      'https://www.policia.gov.co/noticia/telefono-que-escucha-voces-ninos',
    ],
  },
  'AR 102': {
    checked: CHECKED,
    sources: [
      'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html',
      'http://57895.cn/article/466212.html',
    ],
  },
  'CL 147': {
    checked: CHECKED,
    sources: [
      'https://13.cl/programas/servicios-13/servicios/conoce-como-funciona-fono-ninos-147-el-servicio-para-denunciar',
      'http://www.internetsegura.cl/ayuda/',
    ],
  },
  'SE 116 111': {
    checked: CHECKED,
    sources: [
      'https://www.bris.se/om-bris/aktuellt/bris-har-starkt-den-nationella-stodlinjen-for-barn-med-en-sms-kanal/',
      'https://orebrotribune.se/2021/03/15/bris-nationella-stodlinje-oppnar-dygnet-runt/',
      'https://8sidor.se/sverige/2025/08/manga-barn-ringde-till-bris/',
    ],
  },
  'DK 116 111': {
    checked: CHECKED,
    sources: [
      'https://childhelplineinternational.org/international-child-helpline-day-2018-denmark/',
      'https://progress.guide/?p=12412',
    ],
  },
  'PT 116 111': {
    checked: CHECKED,
    sources: [
      'http://www.iacrianca.pt/index.php/setores-iac-sos/noticias-sos/item/787-sos-crianca-um-telefone-que-de-forma-anonima-gratuita-e-confidencial-ja-ajudou',
      'https://www.vidaativa.pt/linha-de-apoio-a-crianca/',
      'http://rr.sapo.pt/artigo/47371/direitos_das_criancas_em_portugal_o_que_ainda_falta_fazer',
    ],
  },
}
