/**
 * Parts of countries, islands, ranges and coasts that addresses of listings rarely name, one per line: names and
 * demonyms in four languages, folded; ISO codes of the countries; corners of the outline as latitude and longitude
 * in degrees, some ten kilometres off at borders on land and generous at sea.
 */
export const AREA_TABLE = `
scotland|scottish|escocia|escoces|escocesa|schottland|schottisch|schottische|schottischen|schottischer|schottisches|ecosse|ecossais|ecossaise; GB; 54.5 -4.9, 54.8 -3.7, 54.97 -3.2, 55.07 -2.95, 55.35 -2.45, 55.63 -2.3, 55.82 -1.95, 57.3 -1.2, 61.2 0, 60.8 -2.5, 58.8 -8.2, 56.5 -8.8, 55.3 -6, 54.6 -5.35
scottish highlands|highlands of scotland|schottische highlands|schottisches hochland|schottischen highlands|schottischen hochland|tierras altas de escocia|tierras altas escocesas|highlands ecossais|les highlands|den highlands; GB; 56.45 -5.7, 56.55 -4.6, 56.6 -3.5, 57 -3, 57.5 -3.3, 57.8 -3.6, 58.7 -2.8, 58.9 -5.2, 58.2 -5.9, 57.9 -7.2, 56.9 -7.2, 56.4 -6.6
hebrides|outer hebrides|inner hebrides|hebridean|hebridas|hebriden|aussere hebriden|islas hebridas|hebrides exterieures; GB; 55.5 -6.7, 55.55 -5.97, 56.3 -5.62, 56.75 -5.95, 57 -5.88, 57.08 -5.8, 57.25 -5.7, 57.8 -6, 58.6 -5.9, 58.6 -7.2, 57.6 -8.9, 56.7 -8
isle of skye|skye|isla de skye|ile de skye; GB; 57 -6.05, 57.03 -5.87, 57.2 -5.72, 57.27 -5.7, 57.32 -5.85, 57.6 -6.05, 57.75 -6.3, 57.5 -6.95, 57.2 -6.5
wales|welsh|pais de gales|galesa|walisisch|walisische|walisischen|walisischer|walisisches|pays de galles|gallois|galloise; GB; 51.3 -3.2, 51.55 -2.75, 51.83 -2.65, 51.95 -3.03, 52.35 -2.98, 52.75 -3.1, 52.95 -2.85, 53.15 -2.95, 53.3 -3.15, 53.6 -4.2, 53.3 -4.9, 51.9 -5.6, 51.4 -5, 51.3 -4
snowdonia|eryri; GB; 52.53 -4.15, 52.6 -3.8, 52.85 -3.6, 53.15 -3.7, 53.3 -3.85, 53.23 -4.15, 52.95 -4.3, 52.8 -4.2
northern ireland|irlanda del norte|nordirland|nordirisch|nordirische|nordirischen|nordirischer|nordirisches|irlande du nord; GB; 54 -6, 54.1 -6.35, 54.05 -6.65, 54.3 -6.9, 54.25 -7.2, 54.15 -7.5, 54.35 -8.2, 54.65 -7.9, 54.95 -7.45, 55.2 -6.95, 55.4 -6.2, 54.7 -5.35, 54.2 -5.4
cornwall|cornish|cornualles|cornouailles; GB; 50.3 -4.16, 50.6 -4.25, 50.95 -4.52, 51 -4.7, 50.5 -5.4, 50.1 -5.9, 49.85 -5.2, 50.2 -4.5
devon|devonshire; GB; 50.33 -4.17, 50.6 -4.26, 50.95 -4.5, 51.05 -4.75, 51.27 -4, 51.2 -3.72, 51 -3.4, 50.88 -3.1, 50.7 -2.95, 50.5 -3.3, 50.1 -3.6
sussex; GB; 50.65 -0.95, 51 -0.93, 51.13 -0.5, 51.15 0.05, 51.07 0.45, 50.93 0.87, 50.8 0.7, 50.65 0.2
norfolk; GB; 52.37 0.7, 52.38 1.2, 52.47 1.6, 52.5 1.85, 53 1.75, 53.1 0.7, 52.85 0.3, 52.6 0.2, 52.4 0.3
cotswolds|cotswold; GB; 51.35 -2.4, 51.55 -2.05, 51.7 -1.7, 51.75 -1.4, 52 -1.4, 52.15 -1.75, 52.07 -1.95, 51.9 -2.12, 51.72 -2.35, 51.55 -2.4
peak district; GB; 53 -1.8, 53.1 -1.5, 53.35 -1.55, 53.55 -1.75, 53.6 -1.95, 53.45 -2, 53.2 -2.1, 53.05 -2
lake district|english lake district|the lakes cumbria|distrito de los lagos ingles|englischer lake district|cumbria|cumbrian; GB; 54.15 -3.3, 54.15 -2.8, 54.3 -2.6, 54.65 -2.6, 54.75 -2.8, 54.75 -3.45, 54.55 -3.7, 54.3 -3.5
yorkshire; GB; 53.4 -1.55, 53.5 -0.95, 53.68 -0.6, 53.6 0.2, 54.1 0.1, 54.6 -0.6, 54.55 -1.3, 54.45 -1.6, 54.5 -2.3, 54.15 -2.45, 53.9 -2.2, 53.65 -2.05, 53.5 -1.85
connemara; IE; 53.15 -9.9, 53.22 -9.2, 53.4 -9.3, 53.55 -9.45, 53.68 -9.8, 53.65 -10.4, 53.35 -10.4
west cork; IE; 51.3 -9.5, 51.4 -10.3, 51.7 -10.1, 51.75 -9.75, 51.83 -9.4, 51.85 -8.95, 51.75 -8.7, 51.5 -8.6
kerry|county kerry; IE; 51.65 -10.3, 51.75 -9.85, 51.82 -9.45, 51.95 -9.15, 52.2 -9.15, 52.45 -9.35, 52.6 -9.6, 52.35 -10.3, 52.1 -10.7, 51.75 -10.6
donegal|county donegal; IE; 54.46 -8.25, 54.6 -7.95, 54.65 -7.75, 54.8 -7.52, 55 -7.42, 55.1 -7.25, 55.2 -6.9, 55.5 -7.4, 55.2 -8.6, 54.6 -8.9
wicklow|county wicklow|wicklow mountains; IE; 52.7 -6.15, 52.7 -6.6, 52.95 -6.75, 53.15 -6.6, 53.22 -6.3, 53.22 -6, 52.8 -5.9
bayern|bavaria|bavarian|baviera|bavaro|bavara|bayerisch|bayerische|bayerischen|bayerischer|bayerisches|bayrisch|bayrische|bayrischen|bayrischer|bayrisches|baviere; DE; 47.5 9.7, 47.75 10.1, 48.4 10, 48.85 10.45, 49.45 10.1, 50.1 9, 50.5 10, 50.27 10.8, 50.5 11.4, 50.3 12.1, 48.75 13.85, 48.1 12.85, 47.5 13.1, 47.35 10.4
allgau|allgaeu|algovia; DE; 47.55 9.7, 47.75 9.75, 47.95 10, 48.03 10.3, 47.95 10.65, 47.75 10.85, 47.55 10.85, 47.5 10.45, 47.25 10.2, 47.45 10
bayerischer wald|bavarian forest|selva de baviera|foret de baviere|foret bavaroise|bayerischen wald; DE; 48.58 13.55, 48.78 12.9, 48.95 12.55, 49.1 12.3, 49.4 12.6, 49.15 13.1, 48.95 13.5, 48.75 13.87, 48.57 13.75
franconia|franconian|franconie|frankisch|frankische|frankischen|frankischer|frankisches; DE; 48.87 10.6, 49.4 10.1, 49.6 9.3, 50.1 9, 50.55 9.95, 50.25 11.5, 50.35 12.1, 49.95 12.3, 49.5 11.75, 49.1 11.5, 48.88 11.1
baden wurttemberg|baden wuerttemberg|bade wurtemberg; DE; 47.5 7.65, 47.55 8.5, 47.68 8.9, 47.58 9.6, 47.8 10.05, 48.4 10, 48.7 10.4, 49.4 10.1, 49.7 9.7, 49.6 8.7, 49.5 8.42, 48.95 8.25, 48.6 7.82, 48 7.58
schwarzwald|black forest|selva negra|foret noire|schwarzwalder|hochschwarzwald|sudschwarzwald|nordschwarzwald; DE; 47.53 7.75, 47.58 8.25, 47.85 8.5, 48.2 8.55, 48.6 8.7, 48.9 8.7, 48.95 8.4, 48.7 8.1, 48.4 7.95, 48.05 7.8, 47.75 7.6
bodensee|lake constance|lago de constanza|lac de constance; DE CH AT; 47.45 9.35, 47.42 9.75, 47.6 9.85, 47.72 9.55, 47.85 9.25, 47.85 8.95, 47.7 8.82, 47.6 8.9
hessen|hessisch|hessische|hessischen|hessischer|hessisches; DE; 49.4 8.8, 49.55 8.38, 50 8.3, 50 7.8, 50.3 8, 50.7 8.15, 51.1 8.5, 51.63 9.4, 51.35 9.85, 51.1 10.2, 50.4 10, 50.1 9.5, 49.95 9, 49.5 9.05
thuringen|thueringen|thuringia|thuringian|turingia|thuringe; DE; 50.3 10.6, 50.55 10, 51 9.95, 51.35 10, 51.62 10.55, 51.55 11.1, 51.25 11.5, 51.1 11.8, 51.08 12.55, 50.85 12.4, 50.62 12.27, 50.4 11.85, 50.35 11.3
sachsen|saxony|sachsisch|sachsische|sachsischen|sachsischer|sachsisches|sajonia|saxe; DE; 50.2 12.2, 50.55 11.95, 50.75 12.45, 51 12.65, 51.1 12.15, 51.6 12.2, 51.65 12.9, 51.4 13.3, 51.4 14, 51.58 14.7, 51.3 15.05, 50.85 14.85, 50.9 14.3, 50.35 12.9
sachsen anhalt|saxony anhalt|sajonia anhalt|saxe anhalt; DE; 51 11.6, 51 12.2, 51.5 12.2, 51.7 12.95, 51.95 13.1, 52.1 12.3, 52.8 12.2, 53.05 11.6, 52.85 10.8, 52.2 10.95, 51.95 10.55, 51.6 10.9, 51.45 11.4
brandenburg|brandemburgo|brandebourg; DE; 51.35 13.2, 51.4 13.9, 51.55 14.7, 52.1 14.75, 52.75 14.15, 53.3 14.42, 53.55 13.8, 53.2 12.6, 53.4 11.8, 53.05 11.25, 52.85 12.2, 52.3 12.15, 52 12.75, 51.7 13.05
mecklenburg vorpommern|mecklenburg|mecklenburgo|mecklenburg western pomerania|mecklembourg; DE; 53.1 11.3, 53.25 12.3, 53.2 13.2, 53.5 13.9, 53.4 14.4, 54 14.35, 54.75 13.7, 54.75 12.6, 54.25 11.8, 54.05 10.95, 53.85 10.85, 53.55 10.9, 53.35 10.6
rugen|ruegen|insel rugen|isla de rugen; DE; 54.18 13.3, 54.3 13.1, 54.55 13.02, 54.75 13.4, 54.6 13.75, 54.25 13.85
schleswig holstein; DE; 53.35 10.6, 53.6 10.95, 53.85 10.95, 54.4 11.5, 54.9 10.2, 54.83 9.4, 54.92 8.7, 55.15 8.3, 54.2 7.7, 53.88 8.9, 53.6 9.7, 53.75 10.15, 53.55 10.2
ostsee|ostseekuste|german baltic|german baltic coast|baltico aleman|costa baltica alemana|cote baltique allemande|allemagne baltique; DE; 53.72 14.3, 53.95 13.55, 54 12.4, 53.8 11.5, 53.83 10.7, 54.1 10.5, 54.28 9.95, 54.4 9.5, 54.75 9.25, 54.92 9.9, 54.6 11.4, 54.85 13.4, 54.1 14.3
nordsee|nordseekuste|german north sea|mar del norte aleman|cote allemande de la mer du nord; DE; 53.2 7.1, 53.25 7.9, 53.4 8.3, 53.5 8.75, 53.8 8.95, 54.1 9.2, 54.6 9.1, 54.95 8.95, 55.15 8.3, 54.2 7.6, 53.7 6.5
niedersachsen|lower saxony|baja sajonia|basse saxe; DE; 52.3 7, 52.1 8, 52.15 9.2, 51.4 9.65, 51.6 10.6, 52.1 10.95, 52.8 10.8, 53.05 11.55, 53.4 10.4, 53.55 9.7, 53.95 8.7, 53.8 6.7, 52.75 7.05
harz|harz mountains|oberharz|harzgebirge|harzvorland; DE; 51.55 10.35, 51.5 11, 51.55 11.5, 51.75 11.4, 51.9 10.9, 51.97 10.4, 51.85 10.15
nordrhein westfalen|north rhine westphalia|renania del norte westfalia|rhenanie du nord westphalie|nrw; DE; 50.4 6.3, 50.45 6.8, 50.75 7.6, 50.7 8.2, 51.2 8.7, 51.65 9.4, 52.1 9.2, 52.5 8.75, 52.15 8.3, 52.4 7.4, 51.95 6.6, 51.85 5.95, 51 5.9, 50.6 6.15
sauerland; DE; 51 7.7, 50.95 8.3, 51.1 8.55, 51.45 8.85, 51.5 8.3, 51.42 7.75, 51.25 7.5
eifel; DE; 49.85 6.4, 49.95 6.8, 50.15 7.05, 50.35 7.4, 50.55 7.2, 50.75 6.5, 50.7 6.2, 50.45 6.2, 50.1 6.1
mosel|moselle|mosela|moseltal|moselle valley; DE; 49.6 6.35, 49.6 6.9, 49.8 7.4, 50.1 7.65, 50.4 7.65, 50.35 7.4, 50.15 6.95, 49.9 6.6, 49.8 6.45
rheinland pfalz|rhineland palatinate|renania palatinado|rhenanie palatinat; DE; 49 8, 49.1 7.35, 49.5 7.3, 49.55 6.35, 50.2 6.05, 50.4 6.45, 50.6 7.2, 50.95 7.75, 50.4 8.1, 50 7.85, 49.97 8.3, 49.45 8.43, 48.97 8.25
tirol|tyrol|tyrolean|tiroler|tiroles|tirolesa|tyrolien|tyrolienne; AT; 46.75 10.45, 47 10.1, 47.3 10.15, 47.6 10.5, 47.5 11, 47.62 11.5, 47.65 12.2, 47.65 12.65, 47.35 12.3, 46.98 12.9, 46.65 12.7, 46.75 12.3, 47.05 12, 46.85 11.2
salzburger land|salzburgerland|land salzburg|salzburg region|pays de salzbourg; AT; 46.95 13.8, 47.05 12.85, 47.1 12.1, 47.3 12.1, 47.5 12.6, 47.7 12.95, 48.03 12.75, 48 13.2, 47.7 13.45, 47.4 13.75, 47.3 14
karnten|kaernten|carinthia|carinthian|carintia|carinthie|karntner; AT; 46.62 12.75, 46.75 12.9, 46.95 12.85, 47.05 13.3, 46.98 13.9, 47.1 14.4, 46.95 14.9, 46.7 15.05, 46.45 14.5, 46.5 13.7
steiermark|styria|styrian|estiria|styrie|steirisch|steirische|steirischen|steirischer|steirisches|steirer; AT; 46.65 15, 46.95 14.9, 47.1 14.2, 47.3 13.6, 47.65 13.65, 47.7 14.4, 47.75 15.2, 47.65 15.85, 47.3 16.15, 46.85 16.1, 46.6 15.85
vorarlberg|vorarlberger; AT; 46.85 10.1, 47 9.6, 47.3 9.55, 47.5 9.55, 47.62 9.75, 47.4 10.2, 47.2 10.2
salzkammergut; AT; 47.5 13.5, 47.6 13.35, 47.85 13.2, 48 13.4, 47.95 13.85, 47.75 13.9, 47.6 14.05, 47.5 13.85
graubunden|graubuenden|grisons|grisones|bundner; CH; 46.15 9.12, 46.55 8.95, 46.65 8.65, 46.85 9, 47.05 9.5, 47 9.85, 46.9 10.45, 46.55 10.45, 46.22 10.15, 46.35 9.6, 46.45 9.4
wallis|valais|valaisan|valaisanne|walliser; CH; 46.4 6.8, 46.2 6.8, 45.9 7, 45.85 7.5, 45.9 7.9, 46.15 8.2, 46.4 8.45, 46.65 8.4, 46.45 7.9, 46.35 7.4, 46.2 7.1
tessin|ticino|ticinese|tessiner|tesino; CH; 45.82 9, 46 8.8, 46.1 8.6, 46.3 8.45, 46.55 8.5, 46.6 8.75, 46.45 9, 46.15 9.2, 45.98 9.05
berner oberland|bernese oberland|bernese highlands|oberland bernes|oberland bernois; CH; 46.33 7.25, 46.4 7.6, 46.5 7.95, 46.6 8.3, 46.75 8.4, 46.8 8.05, 46.78 7.65, 46.65 7.4, 46.5 7.2
jura mountains|jura suisse|jura francais|haut jura|schweizer jura|swiss jura|french jura|juragebirge|montanas del jura|monts jura; FR CH; 46.1 5.7, 46.3 5.4, 46.9 5.5, 47.25 6, 47.45 6.9, 47.5 7.5, 47.3 7.7, 46.95 6.9, 46.6 6.3, 46.25 6
toscana|tuscany|tuscan|toscano|toskana|toskanisch|toskanische|toskanischen|toskanischer|toskanisches|toscane; IT; 42.35 11.3, 42.5 11.65, 42.95 12, 43.3 12, 43.6 12.4, 43.95 11.9, 44.15 11.2, 44.1 10.5, 44.45 9.8, 44 9.9, 43.3 9.6, 42.2 10
umbria|umbrian|umbrien|umbrisch|umbrische|umbrischen|umbrischer|umbrisches|ombrie|ombrien; IT; 42.4 12.5, 42.65 11.9, 43 11.9, 43.3 12, 43.6 12.25, 43.5 12.65, 43.1 12.95, 42.85 13.25, 42.6 13.1
sicilia|sicily|sicilian|siciliano|siciliana|sizilien|sizilianisch|sizilianische|sizilianischen|sizilianischer|sizilianisches|sicile|sicilien|sicilienne; IT; 36.4 15.1, 37.1 13, 37.7 11.8, 38.3 12.2, 38.9 14.6, 38.28 15.58, 38.1 15.58, 37.3 15.5
sardegna|sardinia|sardinian|cerdena|sardinien|sardisch|sardische|sardischen|sardischer|sardisches|sardaigne; IT; 38.7 8.8, 39 8, 40.6 8, 41.1 8.2, 41.32 9.25, 41.1 9.9, 39 9.8
puglia|apulia|apulian|apulien|apulisch|apulische|apulischen|apulischer|apulisches|pouilles; IT; 41.75 14.95, 41.2 15.15, 41 15.5, 40.95 16.1, 40.65 16.65, 40.4 16.85, 40 17.6, 39.6 18.2, 40.1 18.8, 41.2 17.3, 41.6 16.4, 42.05 16.4, 42 15.2
campania|kampanien|campanie; IT; 40 15.55, 39.95 15.2, 40.4 14, 40.7 13.7, 41.25 13.7, 41.5 14, 41.45 14.4, 41.35 15, 41 15.3, 40.6 15.5, 40.15 15.65
le marche italy|marche region|italian marche|marche italy|marche italia|las marcas italia|marken italien|italienische marken|marches italiennes; IT; 42.7 13.3, 43.1 12.9, 43.45 12.7, 43.65 12.2, 43.98 12.5, 44 12.8, 43.6 13.8, 42.9 14
liguria|ligurian|ligurien|ligurisch|ligurische|ligurischen|ligurischer|ligurisches|ligurie|italian riviera|riviera italiana|italienische riviera|riviera italienne; IT; 43.72 7.6, 44.05 7.68, 44.35 8.05, 44.62 8.5, 44.55 9.2, 44.4 9.6, 44.15 10.05, 43.98 9.95, 44 9.2, 43.8 8.2
piemonte|piedmont italy|piamonte|piemont|piemontesisch|piemontesische|piemontesischen|piemontesischer|piemontesisches|piedmontese; IT; 44.1 7.4, 44.4 6.85, 45 6.6, 45.25 7.1, 45.55 7.3, 45.6 7.8, 46 7.9, 46.45 8.4, 45.95 8.65, 45.3 8.75, 44.95 9, 44.6 9.1, 44.5 8.3, 44.1 7.9
lake como|lago di como|lago de como|comer see|comersee|lac de come; IT; 45.75 9.05, 45.8 9.45, 46 9.4, 46.2 9.5, 46.22 9.3, 46 9.1, 45.85 9
lake maggiore|lago maggiore|lago mayor|lac majeur; IT CH; 45.7 8.55, 45.75 8.7, 46 8.85, 46.2 8.95, 46.22 8.7, 46.1 8.6, 45.95 8.4, 45.75 8.45
lake garda|lago di garda|lago de garda|gardasee|lac de garde; IT; 45.4 10.5, 45.4 10.8, 45.6 10.85, 45.9 10.98, 45.95 10.8, 45.75 10.6, 45.6 10.45
sudtirol|suedtirol|south tyrol|alto adige|tirol del sur|tyrol du sud|haut adige|sudtiroler; IT; 46.25 11.2, 46.5 10.9, 46.5 10.45, 46.85 10.45, 46.8 11, 47 11.6, 47.1 12.15, 46.7 12.45, 46.55 12, 46.5 11.75, 46.3 11.4
trentino|trentin; IT; 45.7 10.9, 45.85 10.5, 46.2 10.5, 46.5 10.65, 46.5 11, 46.28 11.15, 46.32 11.4, 46.55 11.85, 46.25 11.95, 46 11.75, 45.75 11.2
dolomites|dolomiti|dolomitas|dolomiten|dolomite mountains; IT; 46.1 10.8, 46 11.6, 46.1 12.2, 46.3 12.6, 46.65 12.5, 46.8 12.2, 46.8 11.8, 46.6 11.5, 46.3 11.2
provence|provencal|provencale|provenza|provenzal|provenzalisch|provenzalische|provenzalischen|provenzalischer|provenzalisches; FR; 43.2 4.2, 43.45 4.3, 43.85 4.7, 44.4 4.75, 44.3 5.6, 44.45 6.2, 44.65 6.9, 44.2 6.95, 43.8 6.9, 43.5 6.9, 42.9 6.7, 42.8 5.9, 43.2 5
cote dazur|cote azur|french riviera|costa azul francesa|franzosische riviera; FR; 43 6, 43.3 6.2, 43.65 6.7, 43.95 7.1, 43.95 7.6, 43.7 7.6, 43.4 7.2, 42.9 6.7
bretagne|brittany|bretana francesa|breton|bretonne|bretonisch|bretonische|bretonischen|bretonischer|bretonisches; FR; 47.2 -2.5, 47.62 -2.1, 47.8 -1.2, 48.5 -1.05, 48.63 -1.55, 48.9 -2, 49.1 -3.2, 48.6 -5.3, 47.9 -5, 47.2 -3.3
normandie|normandy|normandia; FR; 48.62 -1.55, 48.5 -1, 48.55 -0.3, 48.2 0.9, 48.65 0.95, 48.95 1.65, 49.5 1.75, 50.1 1.4, 50 0.9, 49.8 -1, 49.9 -2.1, 48.8 -1.8
corse|corsica|corsican|corcega|korsika|korsisch|korsische|korsischen|korsischer|korsisches; FR; 41.35 9, 41.4 9.4, 42 9.8, 43.1 9.6, 42.8 8.6, 41.8 8.4
alsace|alsatian|alsacia|elsass|elsassisch|elsassische|elsassischen|elsassischer|elsassisches|elsasser|alsacien|alsacienne; FR; 47.45 7.1, 47.85 6.9, 48.2 7.1, 48.5 7.15, 48.75 7.15, 48.95 6.95, 49.05 7.5, 48.97 8.25, 48.6 7.8, 48 7.58, 47.55 7.6
vosges|vosgien|vosgienne|vogesen|vosgos|hautes vosges; FR; 47.75 6.6, 47.75 7.15, 48.2 7.35, 48.7 7.4, 49 7.6, 48.75 7, 48.4 6.7, 48.1 6.4
bourgogne|burgundy|borgona|burgund|burgundisch|burgundische|burgundischen|burgundischer|burgundisches; FR; 46.2 4.3, 46.7 3.7, 47.4 2.9, 47.75 3, 48.35 3, 48.25 3.5, 47.95 4.4, 47.65 5.3, 47.2 5.5, 46.9 5.3, 46.45 5.35, 46.2 4.85
pyrenees|pyrenean|pirineos|pirineo|pirenaico|pirenaica|pyrenaen|pyrenaeen|pyreneen|pyreneenne|pirineus; FR ES AD; 42.3 3.3, 42.05 2.2, 42.1 1, 42.3 0, 42.6 -1.2, 43.1 -1.75, 43.35 -1.7, 43.25 -0.8, 43.15 0.3, 43.05 1.6, 42.75 2.6, 42.55 3.2
auvergne|auvergnat|auvernia; FR; 44.65 2.2, 44.75 3.3, 44.85 4, 45.3 4.4, 45.75 3.9, 46.2 3.9, 46.8 3.4, 46.7 2.7, 46.2 2.4, 45.5 2.5
savoie|haute savoie|saboya|alta saboya|savoyen|hochsavoyen; FR; 44.95 6.1, 45.1 6.75, 45.4 7.2, 45.9 6.95, 46.15 6.9, 46.45 6.8, 46.35 6.3, 46.15 6, 45.9 5.75, 45.6 5.65, 45.4 5.9, 45.2 6
dordogne|perigord|dordona; FR; 44.6 0.2, 44.6 1, 44.8 1.5, 45.25 1.4, 45.7 0.7, 45.4 0.2, 45 -0.05, 44.75 0
loire valley|val de loire|vallee de la loire|loiretal|loire|valle del loira|loira; FR; 46.75 0, 46.9 1.3, 47.2 2.2, 47.4 3, 47.9 2.9, 48.05 2, 48 1.2, 47.75 0.3, 47.6 -0.9, 47.45 -1.9, 47.1 -1.6, 47 -0.8
les landes|dans les landes|landes de gascogne|cote landaise|landais|landaise|las landas francesas; FR; 43.5 -1.55, 43.5 -0.6, 43.75 -0.1, 44.1 0.1, 44.3 -0.4, 44.5 -0.9, 44.6 -1.4, 44.2 -1.5
ardeche|ardechois|ardechoise; FR; 44.28 4.2, 44.3 4.65, 44.8 4.85, 45.35 4.8, 45.3 4.4, 44.95 4.1, 44.75 3.85, 44.45 3.9
cevennes|cevenol|cevenole|cevenas|cevennen; FR; 43.85 3.3, 43.9 3.9, 44.1 4.15, 44.4 4.2, 44.65 3.9, 44.5 3.4, 44.2 3.1
languedoc|roussillon|languedoc roussillon; FR; 42.4 2, 42.3 3.2, 43.2 3.6, 43.45 4.3, 44 4.85, 44.45 4.5, 44.3 3.9, 43.95 3.3, 43.6 2.5, 43.3 1.8, 42.9 1.8
andalucia|andalusia|andalusian|andaluz|andaluza|andaluces|andalusien|andalusisch|andalusische|andalusischen|andalusischer|andalusisches|andalousie|andalou|andalouse; ES; 37.1 -7.45, 37.5 -7.6, 38.2 -7, 38.1 -6, 38.6 -5.1, 38.45 -3, 38.35 -2.5, 37.9 -2.2, 37.35 -1.6, 36.5 -2, 36.5 -4, 35.95 -5.5, 36.6 -6.8
sierra nevada de granada|spanish sierra nevada|sierra nevada andalucia|sierra nevada spain|sierra nevada espana; ES; 36.75 -3.5, 36.78 -2.8, 36.95 -2.6, 37.2 -2.75, 37.25 -3.2, 37.15 -3.55, 36.95 -3.65
catalonia|cataluna|catalunya|katalonien|catalogne; ES; 40.5 0.25, 40.75 0.2, 41.3 0.35, 42.2 0.7, 42.8 0.65, 42.6 1.45, 42.4 1.8, 42.45 2.6, 42.5 3.3, 41.7 3.3, 40.9 1.5, 40.45 0.8
costa brava; ES; 41.62 2.75, 41.85 2.75, 42.15 2.8, 42.45 2.8, 42.5 3.4, 41.8 3.4
galicia|galicien|galice; ES; 41.85 -9, 42 -8.3, 41.8 -7.8, 41.85 -6.95, 42.3 -6.8, 42.75 -6.95, 43.35 -7, 43.85 -7, 43.95 -8, 43.3 -9.6
pais vasco|euskadi|basque country|basque|baskenland|baskisch|baskische|baskischen|baskischer|baskisches|pays basque|euskal herria; ES FR; 42.5 -2.7, 42.65 -3.1, 42.85 -3.3, 43.2 -3.45, 43.5 -3.1, 43.65 -1.5, 43.48 -1.25, 43.3 -0.9, 42.95 -0.95, 43.05 -1.45, 43.15 -1.7, 43 -2.1, 42.8 -2.4
asturias|asturian|asturiano|asturiana|asturien|asturisch|asturische|asturischen|asturischer|asturisches|asturies; ES; 42.95 -6, 42.95 -6.8, 43.3 -7.15, 43.6 -7.05, 43.85 -6, 43.5 -4.55, 43.2 -4.55, 43.15 -5, 43 -5.5
cantabria|cantabrian|kantabrien|cantabrie; ES; 42.8 -4, 43 -4.6, 43.2 -4.8, 43.45 -4.5, 43.65 -3.8, 43.4 -3.15, 43.2 -3.4, 43 -3.8
valencian community|comunidad valenciana|comunitat valenciana|land valencia|communaute valencienne; ES; 37.85 -0.7, 38.1 -1, 38.8 -0.95, 39.2 -1.2, 39.6 -1.5, 40.1 -1.3, 40.15 -0.7, 40.75 -0.1, 40.55 0.55, 39.6 0, 38.8 0.5, 38.1 -0.3
balearic islands|balearics|baleares|islas baleares|illes balears|balearen|les baleares; ES; 38.4 1.2, 38.5 1.8, 39.1 3.4, 39.7 4.6, 40.3 4.3, 40 2.5, 39.2 1.1
mallorca|majorca|mallorcan|mallorquin|mallorquina|mallorquinisch|mallorquinische|mallorquinischen|mallorquinischer|mallorquinisches|majorque; ES; 39.05 2.9, 39.3 3.4, 39.8 3.6, 40.05 3.2, 39.7 2.2, 39.4 2.3
menorca|minorca|menorquin|menorquina|minorque; ES; 39.75 3.7, 40.15 3.7, 40.15 4.3, 39.75 4.45
ibiza|eivissa|ibizan|ibicenco|ibicenca; ES; 38.8 1.1, 38.81 1.5, 39 1.75, 39.2 1.5, 39.05 1.1
formentera; ES; 38.6 1.3, 38.6 1.65, 38.72 1.6, 38.79 1.45, 38.72 1.3
canary islands|canarias|islas canarias|kanaren|kanarische inseln|kanarischen inseln|iles canaries|the canaries|aux canaries|les canaries; ES; 27.5 -18.4, 27.5 -15.3, 28 -13.7, 29.5 -13.2, 29.5 -14, 28.9 -16, 29 -18.2
tenerife|teneriffa|teneriffe; ES; 27.9 -16.7, 28 -16.4, 28.6 -16, 28.7 -16.3, 28.4 -17
gran canaria|grande canarie; ES; 27.65 -15.6, 27.9 -15.2, 28.25 -15.4, 28.2 -15.8, 27.9 -15.95
fuerteventura; ES; 28 -14.6, 28.2 -13.8, 28.78 -13.75, 28.8 -14, 28.3 -14.4
lanzarote; ES; 28.8 -13.9, 28.85 -13.6, 29.1 -13.3, 29.45 -13.4, 29.35 -13.7, 29 -14
la gomera|gomera|gomero; ES; 27.95 -17.2, 28.05 -17, 28.25 -17.1, 28.3 -17.3, 28.1 -17.45
isla de la palma|la palma island|la palma canarias|la palma canary islands|insel la palma|auf la palma|nach la palma|ile de la palma|la palma kanaren; ES; 28.4 -17.85, 28.6 -17.65, 28.85 -17.65, 28.95 -17.95, 28.75 -18.1, 28.5 -18
isla de el hierro|isla del hierro|el hierro island|el hierro canarias|el hierro canary islands|insel el hierro|auf el hierro|nach el hierro|ile del hierro; ES; 27.55 -18, 27.75 -17.8, 27.95 -17.95, 27.75 -18.3
algarve|algarvio|algarvia; PT; 36.8 -9.1, 37.43 -9, 37.4 -8.5, 37.35 -8, 37.5 -7.5, 37.2 -7.4, 36.85 -7.6
alentejo|alentejano|alentejana; PT; 37.42 -8.9, 37.35 -8.1, 37.5 -7.5, 38 -6.95, 38.4 -7.2, 38.9 -7, 39.4 -7.3, 39.65 -7.6, 39.3 -8.2, 38.8 -8.6, 38.45 -8.6, 38.5 -8.95, 37.9 -9.1
madeira|madeiran|madere; PT; 32.3 -17.3, 32.5 -16.4, 33 -16.1, 33.2 -16.3, 33 -17.3
azores|acores|azoren|azorean|azoreano|acoriano; PT; 36.8 -25.3, 36.9 -24.9, 37.8 -24.9, 39.2 -27, 39.9 -31, 39.3 -31.5, 38.2 -28.9
douro valley|douro|vale do douro|valle del duero portugues|dourotal|vallee du douro; PT; 40.95 -8.3, 40.95 -7.2, 40.9 -6.9, 41.3 -6.5, 41.45 -7.2, 41.35 -8, 41.15 -8.45
serra da estrela|estrela mountains|sierra de la estrella; PT; 40.15 -7.75, 40.2 -7.4, 40.5 -7.2, 40.65 -7.4, 40.5 -7.75, 40.3 -7.9
crete|cretan|creta|kreta|cretois|cretoise|cretense|kretisch|kretische|kretischen|kretischer|kretisches; GR; 34.6 23.9, 34.75 25.9, 35.1 26.5, 35.5 26.3, 35.8 24, 35.6 23.3
peloponnese|peloponnesian|peloponeso|peloponnes; GR; 36.3 21.5, 36.3 23.3, 37 23.3, 37.35 23.6, 37.7 23.25, 37.94 22.95, 38.1 22.4, 38.32 21.9, 38.25 21.3, 37.8 21
cyclades|cycladic|cicladas|kykladen; GR; 36.2 25.3, 36.5 24.1, 37.3 24.1, 37.75 24.2, 38.05 24.75, 37.9 25.15, 37.3 26, 36.5 26.2
ionian islands|islas jonicas|ionische inseln|ionischen inseln|iles ioniennes; GR; 37.5 20.8, 37.7 21.1, 38.5 20.82, 38.85 20.77, 39.3 20.2, 39.6 19.98, 39.8 19.99, 40 19.2, 38.2 20.2
dodecanese|dodecaneso|dodekanes; GR; 35.3 26.8, 35.3 27.4, 35.8 28.3, 36.5 28.4, 36.7 27.9, 36.98 27.3, 37.2 26.95, 37.5 26.6, 37.4 26.2, 36.4 26.2
lesbos|lesvos; GR; 38.9 25.8, 38.9 26.65, 39.3 26.65, 39.45 26.3, 39.3 25.75
lapland|laponia|lappland|lapplandisch|lapplandische|lapplandischen|lapplandischer|lapplandisches|laponie|lapon|laponne|sapmi; FI SE NO; 64.3 15, 64.1 18, 65.6 21.5, 65.8 24, 65.75 26, 65.9 29.5, 67.7 30, 69.9 31, 71.3 27, 70.5 20, 68.3 15.3, 66 14.3
lofoten|lofoten islands|islas lofoten|iles lofoten; NO; 67.3 12, 67.85 13.7, 68.1 15, 68.35 15.9, 68.6 16, 69.4 16.1, 69 14.3, 68 12
western fjords|norwegian fjords|fjord norway|vestlandet|fiordos noruegos|norwegische fjorde|norwegischen fjorde|fjordnorwegen|fjords norvegiens|western norway|noruega occidental|westnorwegen; NO; 58.2 6.3, 59 7, 60 7.3, 60.9 7.9, 61.8 8.1, 62.4 8.9, 63.2 9.2, 63.5 7.5, 62.3 4.5, 59.5 4.3
gotland|gotlandia; SE; 56.8 17.8, 57.3 17.8, 57.9 18.6, 58.1 19.5, 57.7 19.5, 57 18.5
skane|scania|escania|scanie; SE; 55.2 12.9, 55.25 14.3, 55.9 14.7, 56.15 14.6, 56.4 13.9, 56.45 12.9, 56.4 12.3, 56.05 12.66, 55.7 12.75
jutland|jutlandia|jutland peninsula|jylland; DK; 54.8 8.4, 54.85 9.5, 55.15 9.65, 55.5 9.76, 55.65 10.2, 56 11, 57.2 11, 57.9 10.6, 57.1 8, 55.5 7.8
westfjords|west fjords of iceland|fiordos del oeste|westfjorde|fjords de louest|vestfirdir; IS; 65.3 -24, 65.35 -22.3, 65.45 -21.7, 65.6 -21.1, 66.2 -21, 66.6 -22.3, 66.2 -24.5, 65.5 -25
north iceland|northern iceland|norte de islandia|nordisland|nord de lislande|nord islande|nord de islande; IS; 65 -20.6, 65.5 -21.3, 66.3 -20.8, 66.8 -16, 66.5 -14.5, 65.6 -15.5, 64.9 -16.8, 64.8 -19
south iceland|southern iceland|sur de islandia|sudisland|sudkuste islands|sud de lislande|sud islande|sud de islande; IS; 63.75 -21.7, 64.15 -21.4, 64.5 -20.5, 64.6 -18, 64.4 -15, 64.1 -14.8, 63.2 -18.5, 63.2 -21
tatra|tatra mountains|high tatras|tatras|tatry|hohe tatra|los tatras; PL SK; 49 19.4, 49 20.3, 49.2 20.5, 49.45 20.3, 49.5 19.9, 49.35 19.6
masuria|masurian lakes|mazury|masuren|masurisch|masurische|masurischen|masurischer|masurisches|mazuria|mazurie; PL; 53.35 20.2, 53.4 21.8, 53.7 22.8, 54.35 22.8, 54.35 21.5, 54 20.6, 53.75 19.9
bohemia|bohmen|boheme tcheque|bohmisch|bohmische|bohmischen|bohmischer|bohmisches; CZ; 48.55 14.4, 48.95 13.6, 49.5 12.5, 50.25 12.1, 50.9 14.2, 51.05 14.6, 50.75 15.9, 50.15 16.7, 49.75 16.4, 49.45 15.7, 49 15.2
lake balaton|balaton|plattensee|lago balaton|lac balaton; HU; 46.6 17.1, 46.6 17.6, 46.8 18.1, 47.05 18.25, 47.1 18, 46.95 17.6, 46.85 17.2
transylvania|transylvanian|transilvania|transilvano|siebenburgen|transsilvanien|transylvanie|ardeal; RO; 45.45 23, 45.4 25.3, 45.7 26.2, 46.6 26.2, 47.2 25.2, 47.6 24.3, 47.2 23.2, 46.8 22.6, 46.3 22.6, 45.75 22.5
istria|istrian|istrien|istrisch|istrische|istrischen|istrischer|istrisches|istrie; HR SI; 44.7 13.9, 45.1 13.4, 45.5 13.4, 45.62 13.75, 45.5 14.1, 45.35 14.28, 45.05 14.2
dalmatia|dalmacia|dalmatien|dalmatinisch|dalmatinische|dalmatinischen|dalmatinischer|dalmatinisches|dalmatie|dalmate|dalmatian coast|dalmatian islands; HR; 44.1 14.6, 44.4 15.3, 44.2 16.3, 43.65 16.6, 43.1 17.7, 42.6 18.55, 42.35 18.5, 42.5 16, 43.7 15
julian alps|alpes julianos|julische alpen|julischen alpen|alpes juliennes; SI; 46.15 13.55, 46.15 14.1, 46.4 14.25, 46.55 13.8, 46.4 13.4
turkish riviera|turquoise coast|costa turquesa|riviera turca|turkische riviera|turkischen riviera|riviera turque|cote turquoise; TR; 36 29.2, 36.55 28.7, 37 28.6, 37.1 30, 37.1 31, 36.6 32.3, 36.2 32.9, 35.9 32.4, 36.4 31.5, 36 30.6
turkish aegean|aegean turkey|egeo turco|turkische agais|turkischen agais|mer egee turque|cote egeenne turque; TR; 36.6 27.9, 36.55 28.3, 37 28.7, 37.8 28.5, 38.6 28, 39.5 27.2, 39.6 25.9, 39.1 26.65, 38.45 26.2, 37.6 27, 36.9 27.15
cappadocia|cappadocian|capadocia|kappadokien|cappadoce; TR; 38 33.9, 37.9 34.8, 38.2 35.7, 38.9 35.7, 39.1 34.8, 38.8 33.9
sinai|sinai peninsula|peninsula del sinai|sinaihalbinsel|peninsule du sinai; EG; 27.6 34.2, 28.2 33.15, 29.5 32.65, 30.2 32.55, 31.3 32.4, 31.25 34.2, 29.5 34.9, 28 34.55
red sea coast|red sea riviera|egyptian red sea|costa egipcia del mar rojo|rotes meer agypten|kuste am roten meer|mer rouge egypte|cote de la mer rouge|mar rojo egipto; EG; 23.8 35, 25.5 34, 26.8 33.4, 28 32.9, 29.9 32.2, 29.8 32.6, 28.2 33.3, 27.4 34.1, 24.5 35.7, 23.5 35.9
wadi rum|uadi rum|desierto de wadi rum|wadi ram; JO; 29.35 35.2, 29.3 35.7, 29.5 35.8, 29.75 35.7, 29.75 35.25
atlas mountains|high atlas|middle atlas|montanas del atlas|alto atlas|atlasgebirge|hoher atlas|hohen atlas|haut atlas|moyen atlas|anti atlas|montagnes de latlas|montagnes de atlas; MA; 29.4 -9, 29.9 -7, 31 -6.2, 31.5 -4.5, 32.5 -4, 33.7 -4, 33.8 -5.2, 32.4 -6.4, 31.5 -7.6, 31.3 -8.6, 30.7 -9.3
moroccan sahara|moroccan desert|sahara marocain|sahara marroqui|desierto marroqui|marokkanische sahara|marokkanische wuste|marokkanischen sahara|marokkanischen wuste|desert marocain; MA; 28.7 -9, 29.6 -8, 30.3 -6.9, 31 -6.2, 31.7 -4.5, 32.3 -3.5, 31.8 -1.2, 30.5 -3.7, 29.5 -5.5, 28.7 -7.5
moroccan atlantic coast|costa atlantica de marruecos|costa atlantica marroqui|marokkanische atlantikkuste|atlantikkuste marokkos|cote atlantique marocaine; MA; 28.3 -11.3, 29.3 -9.9, 30.4 -9.3, 31.3 -9.4, 32.2 -8.8, 33.2 -8, 34 -6.5, 35.85 -5.85, 35.9 -6.3, 33.5 -8.5, 31.5 -10.2, 30 -10.2
rif mountains|the rif|montanas del rif|rifgebirge|montagnes du rif; MA; 34.4 -4, 34.7 -5.3, 35.3 -5.7, 35.85 -5.5, 35.4 -4.7, 35.3 -3, 34.7 -3.2
western cape|cabo occidental|westkap|cap occidental; ZA; -34.95 20, -34.3 24, -33.75 23.7, -33.6 22.5, -33 22, -32.2 24.1, -31.9 22.5, -32.4 20.2, -31.2 18.8, -31.4 17.6, -33.3 17.5, -34.5 18.1
garden route|ruta jardin|route des jardins; ZA; -34.3 21.7, -33.85 21.8, -33.75 23, -33.85 24.6, -34.25 24.6, -34.3 22.5
kruger national park|greater kruger|kruger park|parque kruger|parque nacional kruger|kruger nationalpark|parc kruger|parc national kruger; ZA; -25.6 31.2, -25.55 32.1, -24 32.05, -22.3 31.5, -22.3 30.9, -23.9 30.7, -24.6 30.8
kwazulu natal|kwazulu; ZA; -31.1 30.3, -30.4 28.9, -29.6 29.3, -28.9 28.7, -28 29, -27.4 29.8, -27.4 31.2, -26.85 32.1, -26.8 33, -28.7 32.5
kenya coast|kenyan coast|swahili coast|costa de kenia|costa keniata|kuste kenias|kenianische kuste|cote kenyane|cote du kenya; KE; -4.75 39.3, -4.2 39.1, -3 39.5, -2 40.5, -1.6 41.6, -2.5 41.2, -3.5 40.3, -4.7 39.9
zanzibar|sansibar|zanzibar island; TZ; -6.6 39.2, -6.6 39.7, -4.7 40, -4.7 39.5, -6 39.1
california|californian|californiano|californiana|kalifornien|kalifornisch|kalifornische|kalifornischen|kalifornischer|kalifornisches|californie|californien|californienne; US; 32.52 -117.2, 32.72 -114.6, 34.3 -114.15, 35 -114.62, 39 -120, 42 -120, 42 -124.6, 40.4 -124.9, 34.3 -121.2, 33 -119
big sur; US; 35.7 -121.45, 35.75 -121.15, 36.2 -121.45, 36.5 -121.8, 36.52 -122.1, 36.2 -122
joshua tree|joshua tree national park|parque nacional joshua tree; US; 33.65 -115.9, 33.8 -116.4, 34 -116.6, 34.3 -116.5, 34.25 -116, 34.1 -115.5, 33.75 -115.3
oregon|oregonian; US; 42 -124.8, 42 -117, 44 -117, 46 -116.9, 46 -119, 45.65 -121.2, 45.6 -122.5, 46.1 -122.9, 46.25 -123.5, 46.3 -124.4
washington state|state of washington|estado de washington|bundesstaat washington|etat de washington; US; 46.27 -124.3, 46.2 -123.3, 45.6 -122.7, 45.65 -121.2, 46 -119, 46 -117, 49 -117, 49 -123, 48.4 -123.2, 48.2 -123.5, 48.4 -125
pacific northwest|noroeste del pacifico|pazifischer nordwesten|pazifischen nordwesten|nord ouest pacifique|cascadia; US CA; 42 -124.8, 42 -117, 46 -116.9, 49 -117, 50.5 -121, 51.2 -128.5, 48.3 -125.5
colorado|coloradan; US; 37 -109.05, 37 -102.05, 41 -102.05, 41 -109.05
utah|utahn; US; 37 -114.05, 37 -109.05, 41 -109.05, 41 -111.05, 42 -111.05, 42 -114.05
arizona|arizonan; US; 31.33 -111.07, 31.33 -109.05, 37 -109.05, 37 -114.05, 36.1 -114.05, 35.1 -114.6, 34.3 -114.15, 32.72 -114.7, 32.5 -114.8
new mexico|nuevo mexico|nouveau mexique; US; 31.33 -109.05, 31.33 -108.2, 31.8 -108.2, 31.8 -106.55, 32 -106.6, 32 -103.05, 37 -103, 37 -109.05
hawaii|hawai|hawaiian islands; US; 18.5 -156.5, 18.8 -154.5, 20.5 -154.7, 22.5 -158, 22.6 -160.7, 21.5 -160.7
maui; US; 20.5 -156.6, 20.5 -155.9, 21.1 -155.9, 21.1 -156.7, 20.9 -156.8
kauai; US; 21.8 -159.9, 21.8 -159.2, 22.3 -159.2, 22.3 -159.9
oahu; US; 21.2 -158.4, 21.2 -157.6, 21.75 -157.8, 21.75 -158.4
big island of hawaii|big island hawaii|hawaii big island|isla grande de hawai|big island hawai|island of hawaii; US; 18.8 -156.2, 18.8 -155.5, 19.5 -154.6, 20.3 -155.6, 20.35 -156, 19.8 -156.3
vermont|vermonter; US; 42.73 -73.28, 42.73 -72.46, 43.6 -72.35, 44.1 -72.05, 44.5 -71.6, 45.02 -71.5, 45.02 -73.4, 43.6 -73.4
maine|mainer; US; 43 -70.6, 43.3 -71, 45.3 -71.1, 45.9 -70.3, 46.4 -70.05, 47.45 -69.2, 47.4 -68.3, 47.1 -67.8, 45.7 -67.8, 45.2 -67.4, 44.9 -66.85, 43.6 -69
new england|nueva inglaterra|neuengland|nouvelle angleterre; US; 40.98 -73.7, 42.05 -73.5, 45.02 -73.35, 45.02 -71.5, 45.5 -70.9, 47.45 -69.2, 47 -67.8, 44.9 -66.8, 43 -69.5, 41 -69.5, 41.05 -72
berkshires|the berkshires; US; 42.05 -73.5, 42.05 -72.95, 42.75 -72.95, 42.75 -73.3
upstate new york|norte del estado de nueva york|nord de letat de new york; US; 41.2 -73.6, 41.2 -74.3, 41.4 -74.75, 42 -75.4, 42 -79.76, 42.9 -79, 43.3 -79, 43.4 -76.8, 44.2 -76.3, 45 -74.8, 45 -73.35, 43.6 -73.35, 42.7 -73.27
texas hill country|hill country texas; US; 29.4 -98.4, 29.4 -99.8, 29.8 -100.3, 30.7 -99.9, 30.95 -98.8, 30.65 -97.85, 30.2 -97.8, 29.7 -98
texas|texan|texano|texana|texanisch|texanische|texanischen|texanischer|texanisches|texanne; US; 25.85 -97, 26.3 -99.1, 28 -100.3, 29.75 -101.3, 28.9 -103.1, 29.5 -104.6, 31.95 -106.7, 32 -103.05, 36.5 -103.04, 36.5 -100, 34.55 -100, 33.8 -96.5, 33.55 -94, 29.5 -93.7
florida|floridian|floride; US; 24.2 -82.3, 24.8 -80, 27 -79.8, 30.72 -81.3, 30.4 -82.1, 30.6 -84, 30.7 -84.9, 31 -85.05, 31 -87.6, 30.2 -87.5, 29.5 -85.5, 28 -83.2
montana state|montana usa|state of montana|montanan|bundesstaat montana|etat du montana|estado de montana; US; 44.5 -111.3, 45 -111.05, 45 -104.05, 49 -104.05, 49 -116.05, 48 -116.05, 46.65 -114.4, 45.5 -114.5, 44.5 -113
alaska|alaskan|alasca; US; 60.3 -141, 69.8 -141, 71.8 -157, 68 -168.5, 63 -172, 52 -177, 51.5 -170, 55 -152, 54.5 -133.5, 54.8 -130.2, 56.3 -130, 58.8 -133.3, 60 -138.5
appalachia|appalachians|appalachian mountains|apalaches|appalachen|appalaches; US; 34.4 -85.2, 34.6 -83, 35.6 -81.4, 37 -79.8, 38.6 -78.2, 39.5 -77.4, 40.3 -78, 39.8 -80.2, 38 -82, 36.5 -83.8, 35.3 -85.3
north carolina|carolina del norte|caroline du nord|nordcarolina; US; 35 -84.3, 35 -83.1, 35.2 -82.4, 35.15 -81.05, 34.8 -79.7, 33.8 -78.6, 33.6 -77.8, 35.1 -75.2, 36.55 -75.7, 36.55 -81.7, 36 -82.7
british columbia|columbia britanica|britisch kolumbien|colombie britannique|british columbian; CA; 48.3 -123.3, 49 -122.8, 49 -114.05, 50.7 -114.8, 52.4 -118, 53.8 -120, 60 -120, 60 -139, 56 -130, 54.6 -130.5, 54.4 -134, 50 -129, 48.4 -125
vancouver island|isla de vancouver|vancouver insel|ile de vancouver; CA; 48.2 -123.4, 48.7 -123.2, 49.2 -123.7, 50 -124.9, 50.4 -125.4, 51 -127.5, 51 -129, 49 -126.6, 48.4 -125
alberta|albertan; CA; 49 -114.05, 49 -110, 60 -110, 60 -120, 53.8 -120, 52.4 -118, 50.7 -114.8
canadian rockies|rocosas canadienses|kanadische rockies|kanadischen rockies|rocheuses canadiennes|montagnes rocheuses canadiennes; CA; 49 -114.9, 49 -113.6, 50.5 -114.2, 52 -115.3, 53.5 -117.3, 54.5 -120, 53.5 -120.8, 51.5 -118, 50 -115.9
saskatchewan; CA; 49 -110, 49 -101.4, 60 -102, 60 -110
manitoba; CA; 49 -101.4, 49 -95.15, 52.85 -95.15, 56.9 -89, 59 -93.5, 60 -94.8, 60 -102
ontario|ontarian; CA; 45 -74.6, 42.5 -79.5, 41.6 -82.8, 42.3 -83.15, 44.5 -82.4, 46.5 -84.5, 48.1 -89.6, 49 -95.2, 52.85 -95.15, 56.9 -89, 51.5 -79.5, 47.3 -79.5, 45.5 -75.9, 45.6 -74.4
quebec|quebecois|quebecoise|quebecker|quebequense; CA; 45 -74.5, 45 -71.4, 47.4 -69, 48 -66.5, 47.2 -61, 50.2 -57, 52 -57.1, 52.4 -67.3, 61 -69, 62.9 -77, 52 -79.5, 47.3 -79.5, 45.45 -75.85, 45.6 -74.5
new brunswick|nuevo brunswick|nouveau brunswick|neubraunschweig; CA; 45.1 -67.4, 47.1 -67.8, 47.4 -69, 48.05 -66.6, 48 -64.4, 46.2 -63.85, 45.85 -64.2, 45.7 -64.6, 44.5 -66.9
nova scotia|nueva escocia|neuschottland|nouvelle ecosse|nova scotian; CA; 43.2 -66, 44 -66.7, 45.2 -65.1, 45.75 -64.55, 45.95 -64, 45.9 -62.5, 47.2 -60.8, 46 -59.5, 44.3 -63
prince edward island|isla del principe eduardo|prinz edward insel|ile du prince edouard; CA; 45.9 -62.6, 46.1 -63.75, 46.6 -64.5, 47.1 -64.2, 46.6 -61.9
newfoundland|terranova y labrador|neufundland|terre neuve|newfoundland and labrador|isla de terranova; CA; 46.3 -53, 46.5 -56.7, 47.4 -60, 51.4 -56.9, 52 -57.1, 52 -63, 52.7 -67.2, 54.8 -67, 60.5 -64.5, 58 -61, 52.5 -54.5, 48 -52.2
yukon; CA; 60 -141, 60 -124, 62 -128.5, 65 -132.5, 68 -136.3, 69.8 -137, 69.8 -141
northwest territories|territorios del noroeste|nordwest territorien|territoires du nord ouest; CA; 60 -124, 60 -102, 65 -102, 68 -115, 71 -121, 70 -137, 68 -136.3, 65 -132.5, 62 -128.5
nunavut; CA; 60 -102, 60 -94.8, 62.6 -78, 62 -66, 66 -61, 78 -73, 83 -65, 78 -110, 69 -117, 67.6 -116.5, 65 -102
new south wales|nueva gales del sur|neusudwales|nouvelle galles du sud|nsw; AU; -28.15 153.7, -29 152, -29 141, -34 141, -34.1 142.3, -34.9 143.35, -36.1 145, -36.05 147, -36.8 148.2, -37.5 150.1, -36 150.6, -32.5 153
northern rivers|byron bay|byron shire|byron bay hinterland; AU; -28.15 153.6, -28.3 152.5, -29 152.3, -29.7 152.8, -29.7 153.5, -28.6 153.75
blue mountains|blue mountains australia; AU; -34.1 150.3, -33.9 150.65, -33.4 150.75, -33.3 150.2, -33.7 150
state of victoria|victoria australia|country victoria|regional victoria|victorian high country|estado de victoria|bundesstaat victoria|etat de victoria; AU; -33.95 141, -34.1 142.3, -34.8 143.3, -35.5 144.2, -36.1 145, -35.9 145.8, -36.05 147, -36.2 148, -37.5 150, -39.3 146.5, -38.9 143.5, -38.1 140.97
great ocean road|gran carretera oceanica|surf coast victoria|otways|otway ranges; AU; -38.2 144.5, -38.45 143.6, -38.1 142.4, -38.45 142.2, -38.95 143.5, -38.4 144.4
queensland|queenslander; AU; -28.15 153.7, -29 152, -29 141, -26 141, -26 138, -16.5 138, -10 141.8, -10.3 143, -19 148, -25 153.8
south australia|australia meridional|sudaustralien|australie meridionale; AU; -38.1 140.97, -34 141, -26 141, -26 129, -31.7 129, -33.5 133.5, -36.3 136.3
western australia|australia occidental|westaustralien|australie occidentale; AU; -31.7 129, -14.5 129, -13.5 126.5, -19.5 118.5, -22 113.5, -26.5 112.8, -34.5 114.5, -35.4 118, -33.5 125
northern territory|territorio del norte|northern territory australia|territoire du nord; AU; -26 129, -26 138, -16.5 138, -13 137, -10.8 136.8, -11 130, -14.5 129
tasmania|tasmanian|tasmanien|tasmanisch|tasmanische|tasmanischen|tasmanischer|tasmanisches|tasmanie|tasmano; AU; -43.9 146.5, -43.3 148.3, -40.7 148.8, -39.5 148.3, -39.5 143.7, -41.5 144.4
north island of new zealand|north island new zealand|north island nz|isla norte de nueva zelanda|nordinsel neuseeland|nordinsel neuseelands|ile du nord de la nouvelle zelande; NZ; -41.8 175.3, -41.25 174.4, -39.3 173.4, -34.2 172.3, -36 176, -37.3 179, -40.5 177
south island of new zealand|south island new zealand|south island nz|isla sur de nueva zelanda|sudinsel neuseeland|sudinsel neuseelands|ile du sud de la nouvelle zelande; NZ; -46.8 169.5, -46.3 166, -40.3 172.3, -40.5 173.5, -41.2 174.5, -43.5 173.5
hokkaido; JP; 41.3 140, 41.65 141.3, 42 143.5, 43.2 146.1, 44.6 145.3, 45.7 141.8, 43.3 140
honshu; JP; 33.3 135.8, 34.15 135, 34.6 135, 34.2 132.2, 33.95 130.94, 34.5 130.6, 35.8 133, 37.8 136.5, 38.5 138.2, 41.3 140, 41.6 141.2, 39.5 142.3, 35.5 141, 34.4 138.3
kyushu; JP; 31 130.6, 31.5 131.6, 33.3 132.05, 33.9 131.2, 33.95 130.9, 33.9 130.2, 33.3 129.2, 32.5 128.5, 31 130.1
shikoku; JP; 32.6 132.9, 33.1 134.3, 33.8 134.85, 34.25 134.65, 34.5 134, 34.1 133.3, 34 132.7, 33.4 131.9
okinawa|ryukyu|ryukyus|ryukyu islands|okinawan islands; JP; 24 122.8, 24 125, 26 128.5, 27.2 128.4, 27.2 126.7, 24.9 123
kansai; JP; 33.3 135.7, 34.2 134.9, 34.6 134.9, 34.7 134.3, 35.65 134.4, 35.75 135.3, 35.55 136.3, 34.9 136.5, 33.7 136.2
kii peninsula|kumano kodo|kumano|peninsula de kii|kii halbinsel|peninsule de kii; JP; 33.3 135.7, 34.3 135, 34.35 135.5, 34.6 136.5, 34.3 136.95, 33.7 136.2
japanese alps|japan alps|alpes japoneses|japanische alpen|japanischen alpen|alpes japonaises; JP; 35.2 138.1, 35.3 137.6, 36 137.1, 36.6 137.2, 37 138, 36.9 138.5, 36.2 138.6, 35.5 138.5
izu|izu peninsula|peninsula de izu|izu halbinsel|peninsule dizu|peninsule izu; JP; 34.55 138.7, 34.6 139.05, 35.1 139.15, 35.15 138.98, 35.1 138.85, 34.9 138.7
yakushima; JP; 30.15 130.3, 30.15 130.75, 30.5 130.75, 30.5 130.3
bali; ID; -9.2 115, -8.85 115.65, -8.3 115.82, -8 115.2, -8 114.5, -8.15 114.42, -8.4 114.5
lombok; ID; -9.1 115.8, -9 116.5, -8.6 116.75, -8.2 116.7, -8.3 115.95, -8.7 115.8
java island|island of java|isla de java|insel java|ile de java|java indonesia; ID; -6.9 105, -8 108, -8.9 113.5, -8.8 114.55, -8.1 114.45, -7.6 114.6, -6.5 114, -6.2 110.9, -5.7 106
sumatra|sumatran|sumatera; ID; 5.8 95, 5.3 97.6, 3.5 99.5, 1.9 102.3, 0 104.2, -3 106.3, -6 106, -6 104.4, -3.5 101, -1 98.3, 2 96.5
northern thailand|north thailand|norte de tailandia|nordthailand|nord de la thailande|nord thailande; TH; 16.8 98.5, 16.8 100.6, 17.8 101.2, 19.5 101.4, 20.6 100.3, 19.8 98, 18.4 97.3, 17.5 97.7
isan|isaan|northeast thailand|noreste de tailandia|nordostthailand|nord est de la thailande; TH; 14.1 102.8, 14.4 105.5, 15.7 105.7, 17.5 104.9, 18.5 103.3, 17.9 101.1, 16.3 101.1, 15 101.1, 14.3 101.4
southern thailand|south thailand|thai islands|islas tailandesas|islas de tailandia|sur de tailandia|sudthailand|thailandische inseln|thailandischen inseln|inseln thailands|iles thailandaises|sud de la thailande; TH; 5.6 101.2, 6.4 99.3, 7.3 98.5, 9.5 97.5, 10.9 98.7, 10.9 99.7, 10 100.4, 7.5 101, 6.2 102.2
kerala|keralan; IN; 8.25 77.1, 8.9 77.2, 10.3 77.25, 10.9 76.85, 11.5 76.5, 11.95 76.1, 12.75 75.05, 12.7 74.7, 9.5 75.8
goa|goan; IN; 14.9 74.1, 15 74.3, 15.5 74.3, 15.8 73.9, 15.75 73.5, 14.9 73.8
rajasthan|rajasthani|rayastan|rajastan|radschasthan; IN; 23.1 74.4, 24.4 72.4, 24.7 71.1, 26.5 70.2, 28 71.9, 30.1 73.9, 29.4 75.4, 28.2 75.9, 28.2 76.9, 27.1 77.5, 26.7 78.2, 25.2 77, 24.1 76.5, 24.8 75.2
himachal pradesh|himachal; IN; 30.4 77.5, 30.9 76.8, 31.8 75.9, 32.35 75.7, 33.1 76.5, 32.5 78.4, 31.4 78.9, 31.1 78.3
uttarakhand; IN; 28.8 80.1, 29.2 78.8, 29.9 77.8, 30.4 77.6, 31 78, 31.4 79.1, 30.4 81, 29.8 80.35
ladakh; IN; 32.4 78.3, 32.8 76.8, 33.6 75.9, 34.4 75.2, 35.5 77, 35.4 78.2, 33.5 79.6
tamil nadu; IN; 8 77.2, 8.9 77.2, 10.3 77.2, 11.2 76.5, 11.6 76.4, 11.8 77.5, 12.7 77.8, 13.1 78.6, 13.6 80.6, 10.3 80.2, 9.1 79.7
karnataka; IN; 11.65 76.3, 12 75.8, 12.75 74.9, 14.9 74, 15.6 74.3, 16.7 74.4, 17.1 75.7, 18.4 77.3, 17.8 77.65, 16.3 77.4, 14.9 76.9, 13.1 78.5, 12.85 77.8, 11.8 77.2
himalayas|himalaya|himalayan foothills|himalayan mountains|himalayan range|cordillera del himalaya|himalayagebirge|himalayen; NP IN BT PK CN; 26.7 88, 27.3 84, 28.6 80.5, 30.2 77.7, 32.3 75.3, 34 73.3, 36.2 74.5, 34.5 79, 31 82, 28.8 86, 28.5 92, 29.8 95.5, 27.5 95.5, 26.8 92
sri lanka hill country|sri lankan hill country|hill country sri lanka|tierras altas de sri lanka|hochland sri lankas|hochland von sri lanka|region des collines du sri lanka; LK; 6.4 80.4, 6.55 81.2, 6.9 81.4, 7.35 81.1, 7.6 80.7, 7.3 80.35, 6.8 80.35
northern vietnam|north vietnam|norte de vietnam|nordvietnam|nord du vietnam|nord vietnam; VN; 20 106.4, 19.9 104.6, 20.9 103, 22.4 102.1, 23.4 105.3, 22 106.8, 21.6 108.2, 20.6 107.3
mekong delta|delta del mekong|mekongdelta|mekong delta vietnam|delta du mekong; VN; 8.4 104.6, 8.5 105.4, 9.3 106.7, 10.3 106.95, 10.55 106.45, 11.05 105.9, 10.75 105, 10.4 104.4, 10.3 103.7, 9 104.5
palawan; PH; 8.2 116.9, 8.4 117.7, 10.5 119.9, 12.2 120.4, 12.4 119.7, 10.5 118.8
siargao; PH; 9.6 125.85, 9.6 126.3, 10.15 126.3, 10.15 125.9
yucatan|yucatan peninsula|peninsula de yucatan|yucateco|yucateca|halbinsel yucatan|peninsule du yucatan; MX; 17.85 -89.15, 17.85 -90.9, 18 -92, 19.5 -91.2, 21.2 -90.9, 21.8 -87.5, 21.6 -86.5, 20.3 -86.6, 18.2 -87.4, 18.5 -88.4
oaxaca|oaxacan|oaxaqueno|oaxaquena|costa oaxaquena|oaxaca coast; MX; 15.5 -95, 16 -93.9, 17.1 -94.2, 17.5 -95.4, 18.6 -96.4, 18.35 -97.4, 18.15 -97.9, 17.8 -98.35, 16.7 -98.4, 16.2 -98.6, 15.5 -96.8
baja california|baja california sur|baja mexico|niederkalifornien|basse californie|bajacaliforniano|baja peninsula; MX; 32.53 -117.3, 32.72 -114.72, 31.7 -114.6, 28.5 -112.2, 25 -110.2, 22.6 -109.2, 22.7 -110.2, 27.5 -115.6, 30.5 -116.6
jalisco|jalisciense; MX; 19 -105.1, 19.2 -104.7, 19.55 -103.9, 19.1 -103.3, 20.1 -102.9, 20.9 -101.85, 22 -101.7, 21.7 -102.6, 21.1 -103.3, 22.3 -103.15, 22.8 -103.9, 21.2 -104.1, 20.75 -105.4, 20.4 -105.9
nayarit|riviera nayarit; MX; 20.7 -105.5, 21 -104.2, 22 -104, 23 -104.5, 22.6 -105.8, 21.5 -105.5
chiapas|chiapaneco|chiapaneca; MX; 14.5 -92.2, 15.1 -92.1, 16.05 -91.7, 16.1 -90.5, 17.2 -91.4, 17.9 -91.6, 17.4 -92.6, 18 -93.2, 17.2 -94.1, 16.1 -94, 15.3 -93
nicoya|nicoya peninsula|peninsula de nicoya|nicoya halbinsel|halbinsel nicoya|peninsule de nicoya; CR; 9.5 -85.2, 9.6 -84.8, 9.95 -84.85, 10.2 -85.2, 10.45 -85.6, 10.6 -85.9, 9.9 -85.8
guanacaste|guanacasteco|guanacasteca; CR; 9.8 -85.4, 10.05 -85.1, 10.2 -84.85, 10.5 -84.8, 10.9 -85.25, 11.2 -85.6, 11.2 -86, 10.2 -86
osa peninsula|peninsula de osa|osa halbinsel|halbinsel osa|peninsule dosa|peninsule osa; CR; 8.3 -83.4, 8.65 -83.15, 8.75 -83.4, 8.85 -83.55, 8.7 -83.9, 8.4 -83.8
coffee triangle|eje cafetero|colombian coffee region|zona cafetera|kaffeedreieck|kaffeezone|triangle du cafe; CO; 4.2 -75.9, 4.3 -75.4, 5.2 -75.3, 5.7 -75.3, 5.6 -75.8, 5 -76.1
colombian caribbean|caribbean coast of colombia|caribe colombiano|costa caribe colombiana|kolumbianische karibikkuste|kolumbianische karibik|kolumbianischen karibikkuste|cote caraibe colombienne|caraibe colombienne; CO; 8.3 -77.2, 8 -76.2, 9.2 -74.6, 10.6 -73.7, 11.3 -72.2, 12.2 -71.2, 12.6 -71.7, 11.6 -74.3, 10.3 -76.2
sacred valley|sacred valley of the incas|valle sagrado|heiliges tal der inka|heilige tal|heiligen tal der inka|vallee sacree|vallee sacree des incas|cusco region|cuzco region|cusco valley; PE; -13.75 -71.7, -13.7 -72.1, -13.55 -72.5, -13.1 -72.7, -13 -72.4, -13.2 -71.9, -13.4 -71.6
peruvian amazon|amazonia peruana|amazonas peru|peruanisches amazonasgebiet|peruanischer amazonas|peruanischen amazonas|amazonie peruvienne; PE; -13.2 -69, -12.8 -71.5, -10.5 -74.8, -8 -76, -5.7 -77, -4.5 -77.8, -3 -76.5, -0.2 -75, -2.3 -71.5, -4.2 -69.9, -7.2 -73.5, -9.7 -72, -11 -69.6
patagonia|patagonian|patagonico|patagonica|patagonien|patagonisch|patagonische|patagonischen|patagonischer|patagonisches|patagonie; AR CL; -39.5 -73.8, -37 -71.3, -36.5 -69.5, -37.8 -67.8, -39.3 -64.8, -41 -62.7, -47 -65, -54.5 -63.5, -56.2 -67, -53 -75, -46.5 -76
atacama|atacama desert|desierto de atacama|atacamawuste|atacama wuste|desert datacama|desert atacama|norte grande chile; CL; -29.3 -71.7, -29.3 -69.8, -24.5 -67.3, -22.8 -67.2, -21.5 -68.2, -18 -69.3, -18.2 -70.6, -23.5 -70.8
elqui|elqui valley|valle del elqui|valle de elqui|elqui tal|elquital|vallee delqui|vallee elqui|vallee de lelqui; CL; -30.5 -70.6, -30.2 -70, -29.7 -69.9, -29.7 -71, -29.8 -71.4, -30.1 -71.4
chiloe|chiloe island|isla de chiloe|insel chiloe|ile de chiloe|chilote; CL; -43.6 -74.6, -43.5 -73.2, -42.3 -73, -41.8 -73.35, -41.75 -73.8, -41.78 -74.3, -42.5 -74.5
chilean lake district|lake district chile|region de los lagos|los lagos chile|chilenische seenregion|chilenisches seengebiet|chilenischen seenregion|region des lacs chili|region des lacs chilienne; CL; -41.8 -73.9, -41.9 -72.2, -40.5 -71.7, -39 -71.2, -38 -71.2, -37.8 -72.8, -38.5 -73.6
argentine lake district|siete lagos|seven lakes argentina|argentinisches seengebiet|argentinische seenregion|region des lacs argentine; AR; -41.7 -71.8, -41.5 -70.9, -39.5 -70.8, -39.2 -71.45, -40.5 -71.85
mendoza|valle de uco|uco valley|mendoza province; AR; -34.9 -70.3, -34.9 -67.2, -32.3 -67.4, -32.3 -69.5, -33.2 -69.95
bahia brazil|state of bahia|estado de bahia|estado da bahia|bahia brasilien|bahia bresil|bahia brasil|baiano|bahian; BR; -18.3 -39.6, -17.5 -40.3, -15.8 -40.2, -15.3 -41.2, -14.8 -44.5, -14.2 -46.2, -11.5 -46.3, -9.5 -43.7, -8.6 -39.2, -9.5 -38, -10.9 -38.1, -11.6 -37.3, -13.2 -38.2, -16.5 -38.4
minas gerais|minas brazil|minas brasil|mineiro|mineira; BR; -22.8 -46.2, -20.2 -47.3, -19.8 -51, -18.6 -50.3, -18.2 -48.6, -17.5 -47.2, -15 -46, -14.5 -43.8, -15.3 -41.3, -16 -40.1, -18.5 -40.7, -20.2 -41.6, -21.8 -42.5, -22.1 -43.6
lake atitlan|atitlan|lago de atitlan|lago atitlan|atitlansee|lac atitlan|lac datitlan; GT; 14.55 -91.35, 14.55 -91.05, 14.8 -91, 14.85 -91.3
spreewald; DE; 51.7 14, 51.75 14.35, 51.95 14.15, 52.1 13.85, 52 13.7
sachsische schweiz|saxon switzerland|suiza sajona|suisse saxonne|elbsandsteingebirge; DE; 50.8 13.9, 50.85 14.4, 51 14.4, 51.08 14.15, 50.98 13.9
rhon|rhongebirge; DE; 50.2 9.75, 50.25 10.2, 50.5 10.3, 50.8 10.1, 50.8 9.8, 50.5 9.65
luneburger heide|luneburg heath|lande de lunebourg|landas de luneburgo; DE; 52.6 9.8, 52.65 10.6, 52.9 10.8, 53.3 10.45, 53.45 9.9, 53.25 9.6, 52.85 9.6
mecklenburgische seenplatte|mecklenburg lake district|mecklenburg lakes|lagos de mecklemburgo|lacs du mecklembourg; DE; 53.1 12.6, 53.15 13.3, 53.35 13.5, 53.7 13.1, 53.75 12.3, 53.55 11.95, 53.35 12.1
uckermark; DE; 52.95 13.4, 52.9 13.9, 53.05 14.35, 53.3 14.4, 53.5 13.9, 53.4 13.5, 53.2 13.3
sylt; DE; 54.7 8.2, 54.75 8.35, 54.85 8.55, 55.08 8.5, 55.08 8.35, 54.9 8.2
ostfriesland|east frisia|frisia oriental|frise orientale; DE; 53.15 7.2, 53.15 7.8, 53.4 7.95, 53.65 8, 53.85 7.9, 53.75 6.6, 53.35 7
thuringer wald|thuringian forest|bosque de turingia|foret de thuringe|rennsteig; DE; 50.35 11, 50.5 10.4, 50.8 10.15, 51.02 10.3, 50.85 10.75, 50.65 11.1, 50.5 11.4
pfalz|palatinate|palatinado|palatinat|pfalzerwald; DE; 49 8, 49.1 7.35, 49.4 7.25, 49.75 7.7, 49.7 8.1, 49.6 8.4, 49 8.35
chiemgau|chiemsee; DE; 47.65 12.2, 47.6 12.7, 47.8 12.85, 48.05 12.6, 48 12.2
engadin|engadine|engadina|oberengadin|unterengadin; CH; 46.35 9.65, 46.45 9.65, 46.65 9.95, 46.85 10.1, 46.95 10.45, 46.75 10.4, 46.55 10.15, 46.35 9.95
amalfi coast|costiera amalfitana|costa amalfitana|amalfikuste|cote amalfitaine; IT; 40.5 14.3, 40.55 14.33, 40.65 14.45, 40.7 14.6, 40.68 14.76, 40.5 14.7
cilento; IT; 40.05 15.6, 39.95 15.3, 40.1 14.9, 40.4 14.8, 40.55 15, 40.5 15.4, 40.3 15.65
salento; IT; 39.65 18.3, 39.85 17.95, 40.3 17.6, 40.65 17.6, 40.75 17.95, 40.4 18.5, 40.1 18.65
luberon; FR; 43.68 5, 43.68 5.7, 43.85 5.85, 44 5.5, 43.95 5.05
french alps|alpes francaises|alpes francesas|franzosische alpen|franzosischen alpen; FR; 44 5.9, 43.9 7.2, 44.2 7.7, 44.75 7.1, 45.3 7.2, 45.95 7, 46.45 6.85, 46.2 5.95, 45.2 5.4, 44.6 5.5
alpujarra|alpujarras|las alpujarras|alpujarreno; ES; 36.75 -3.55, 36.78 -2.65, 37 -2.65, 37.07 -3.1, 36.98 -3.5
costa blanca; ES; 37.8 -0.75, 38.1 -0.85, 38.5 -0.65, 38.75 -0.4, 38.95 -0.05, 38.8 0.4, 38.2 -0.1
corfu|korfu|corfou|kerkyra; GR; 39.3 20.2, 39.6 19.98, 39.8 19.99, 39.9 19.5, 39.4 19.7
lefkada|lefkas|leucade; GR; 38.5 20.4, 38.5 20.8, 38.7 20.76, 38.88 20.73, 38.88 20.4
kefalonia|cephalonia|cefalonia|kefallonia|cephalonie; GR; 38 20.3, 38 20.85, 38.35 20.7, 38.55 20.55, 38.45 20.2
zakynthos|zante; GR; 37.6 20.6, 37.6 21.05, 37.85 21, 37.98 20.7, 37.9 20.5
rhodos|rhodes|rodas|rhodes island; GR; 35.8 27.6, 36 28.2, 36.5 28.35, 36.5 28.1, 36.2 27.6
santorini|santorin|thira; GR; 36.3 25.3, 36.3 25.55, 36.5 25.55, 36.5 25.3
naxos; GR; 36.9 25.34, 36.9 25.65, 37.25 25.65, 37.25 25.45, 37.1 25.34
paros island|isla de paros|insel paros|auf paros|nach paros|ile de paros|antiparos; GR; 36.9 25, 36.95 25.3, 37.15 25.32, 37.2 25.1, 37.05 24.95
massachusetts; US; 42.05 -73.5, 42.75 -73.27, 42.7 -71.3, 42.88 -70.8, 42 -69.8, 41.2 -69.8, 41.2 -71, 42.02 -71.38
new hampshire; US; 42.7 -72.45, 42.7 -71.3, 42.88 -70.7, 43.1 -70.7, 43.4 -70.98, 45.3 -71.08, 45.3 -71.5, 44.4 -71.65, 43.7 -72.25
connecticut; US; 41 -73.7, 41.2 -73.5, 42.05 -73.5, 42.03 -71.8, 41.3 -71.85
catskills|catskill mountains|the catskills|sullivan county new york; US; 41.6 -74.3, 41.6 -75, 41.95 -75.2, 42.4 -74.8, 42.5 -74.2, 42.25 -73.9, 41.9 -74
hudson valley; US; 41 -73.9, 41.2 -74.3, 41.7 -74.6, 42.3 -74.1, 42.75 -73.9, 42.75 -73.4, 42 -73.48, 41.1 -73.6
adirondacks|adirondack mountains; US; 43.1 -74.5, 43.6 -75.3, 44.4 -75.2, 44.85 -74.3, 44.6 -73.4, 43.6 -73.45, 43.2 -73.8
finger lakes; US; 42.2 -76.3, 42.2 -77.6, 42.5 -77.8, 42.95 -77.7, 43 -76.3, 42.6 -76.2
blue ridge|blue ridge mountains; US; 34.5 -84.4, 34.6 -83, 35.5 -81.8, 36.9 -80, 38.4 -78.3, 39.2 -77.8, 39 -78.3, 37.6 -79.8, 36.6 -81.7, 35.7 -83.2
smoky mountains|great smoky mountains|great smokies; US; 35.3 -84.1, 35.35 -83.2, 35.5 -82.85, 35.85 -82.9, 35.95 -83.5, 35.7 -84.1
sonoma|sonoma county|sonoma valley; US; 38.1 -122.35, 38.4 -122.38, 38.85 -122.7, 38.85 -123.6, 38.3 -123.2, 38.25 -122.8, 38.12 -122.55
napa valley|napa county; US; 38.15 -122.3, 38.2 -122.15, 38.6 -122.25, 38.75 -122.6, 38.55 -122.6, 38.3 -122.42
mendocino|mendocino county|mendocino coast; US; 38.75 -123.6, 38.75 -123, 39.2 -122.9, 40.02 -123, 40.02 -124.2, 39 -123.95
olympic peninsula; US; 46.9 -124.3, 46.95 -123.3, 47.2 -123.05, 47.6 -122.85, 47.95 -122.6, 48.2 -122.75, 48.3 -123.5, 48.5 -124.8, 47.5 -124.7
san juan islands; US; 48.4 -123.1, 48.4 -122.7, 48.6 -122.7, 48.8 -122.9, 48.7 -123.2
gulf islands|salt spring island|saltspring island; CA; 48.7 -123.2, 48.72 -123.4, 48.85 -123.58, 49.2 -123.9, 49.25 -123.7, 48.85 -123.1
laurentides|laurentians|laurentian mountains|lorentiden; CA; 45.65 -74.1, 45.75 -74.9, 46.3 -75.4, 46.8 -75, 46.5 -74, 46 -73.8
eastern townships|cantons de lest|cantons de est|estrie; CA; 45 -72.9, 45 -71.4, 45.4 -70.9, 45.95 -71.3, 45.8 -72.2, 45.45 -72.9
yarra valley; AU; -37.9 145.4, -37.6 145.2, -37.45 145.4, -37.55 145.8, -37.8 145.85
mornington peninsula; AU; -38.5 145.1, -38.35 145.25, -38.1 145.2, -38.15 145, -38.35 144.6, -38.5 144.85
gili islands|islas gili|gili inseln|iles gili|gili air|gili meno|gili trawangan; ID; -8.375 116, -8.375 116.1, -8.33 116.1, -8.33 116
koh samui|ko samui; TH; 9.38 99.85, 9.38 100.15, 9.63 100.15, 9.63 99.85
koh phangan|ko phangan|ko pha ngan|koh pha ngan; TH; 9.65 99.9, 9.65 100.15, 9.85 100.15, 9.85 99.9
phuket; TH; 7.7 98.2, 7.7 98.45, 7.95 98.48, 8.15 98.45, 8.22 98.3, 8.15 98.2
coorg|kodagu; IN; 11.95 75.85, 12 76, 12.3 76.05, 12.65 75.9, 12.65 75.55, 12.4 75.4
quintana roo|riviera maya|mayan riviera|costa maya mexico; MX; 17.85 -89.15, 19.5 -89.2, 20.5 -87.8, 21 -87.5, 21.7 -87.5, 21.7 -86.5, 20 -86.6, 18 -87.4, 18.4 -88.4
chapada diamantina; BR; -13.7 -41.3, -13.5 -41, -12.2 -41.1, -11.5 -41.2, -11.6 -42, -13.3 -42.2
lycia|lycian coast|licia|lykien|lycie|lycian way; TR; 36 30.6, 36.9 30.65, 36.95 29.6, 36.85 28.95, 36.5 28.95, 36 29.4
bodrum peninsula|peninsula de bodrum|bodrum halbinsel|peninsule de bodrum; TR; 36.93 27.2, 36.97 27.55, 37.05 27.6, 37.2 27.6, 37.2 27.2
southern spain|south of spain|south spain|sur de espana|sudspanien|sud de lespagne|sud espagne|espagne du sud; ES; 35.5 -7.6, 35.5 0.2, 39 0.2, 39 -7.6
northern spain|north of spain|north spain|norte de espana|nordspanien|nord de lespagne|nord espagne|espagne du nord; ES; 41.8 -9.5, 41.8 3.6, 43.9 3.6, 43.9 -9.5
southern france|south of france|south france|sur de francia|sudfrankreich|sud de la france|france du sud; FR; 42.2 -2, 42.2 7.9, 45 7.9, 45 -2
northern france|north of france|north france|norte de francia|nordfrankreich|nord de la france|france du nord; FR; 48.3 -5.3, 48.3 8.4, 51.3 8.4, 51.3 -5.3
northern italy|north of italy|north italy|norte de italia|norditalien|oberitalien|nord de litalie|italie du nord; IT; 44 6.5, 44 14, 47.2 14, 47.2 6.5
southern italy|south of italy|south italy|sur de italia|suditalien|sud de litalie|italie du sud; IT; 36.4 11.8, 36.4 18.7, 41.9 18.7, 41.5 13.4, 41 12.5
northern germany|north of germany|north germany|norte de alemania|norddeutschland|nord de lallemagne|allemagne du nord; DE; 52.2 6, 52.2 15, 55.2 15, 55.2 6
southern germany|south of germany|south germany|sur de alemania|suddeutschland|sud de lallemagne|allemagne du sud; DE; 47.2 7, 47.2 14, 49.8 14, 49.8 7
northern portugal|north of portugal|north portugal|norte de portugal|nordportugal|nord du portugal|portugal du nord; PT; 40.2 -9.6, 40.2 -6, 42.2 -6, 42.2 -9.6
southern portugal|south of portugal|south portugal|sur de portugal|sudportugal|sud du portugal|portugal du sud; PT; 36.8 -9.6, 36.8 -6.8, 38.5 -6.8, 38.5 -9.6
northern england|north of england|north england|norte de inglaterra|nordengland|nord de langleterre|angleterre du nord; GB; 53.2 -3.15, 53.2 0.4, 54.6 0.2, 55.85 -1.4, 55.75 -2.05, 55.35 -2.5, 55.05 -3.05, 54.9 -3.7, 54.1 -3.7
southern england|south of england|south england|sur de inglaterra|sudengland|sud de langleterre|angleterre du sud; GB; 49.8 -6.5, 51.25 -4.7, 51.35 -3.1, 51.6 -2.65, 51.9 -2.5, 51.9 1.7, 50.5 1.7
northern california|norte de california|nordkalifornien|nord de la californie|californie du nord; US; 37.1 -123.5, 37.1 -119, 38.9 -119.8, 42 -120, 42 -124.6, 40.4 -124.6
southern california|socal|sur de california|sudkalifornien|sud de la californie|californie du sud; US; 32.5 -117.4, 32.7 -114.4, 35 -114.6, 35.8 -117, 35.8 -121.5, 34.3 -121
`
