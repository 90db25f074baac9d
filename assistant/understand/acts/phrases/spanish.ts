import type { ActPhrases } from './act-name.ts'

/** Written without a view of the code; the phrases that measure it are not among them. */
export const SPANISH: ActPhrases = {
  seek: `
tengo el cuello hecho polvo de tanto ordenador
busco un balneario con encanto por la zona de Ourense
algo pa dormir mejor
Necesito desconectar, llevo un año horrible en el trabajo
esterilla de yoga gruesa
un masaje tailandés cerca de Atocha
app para meditar en español
me gustaría regalarle algo relajante a mi madre por su cumpleaños
retiro de ayuno
clases de pilates para embarazadas en valencia
una casita en el monte sin nadie alrededor
estoy buscando un coach q me ayude con la ansiedad antes de los examenes
hola buenas, tendrían velas de soja?
quiero probar los baños de hielo
dónde puedo hacer temazcal en México
aceite esencial de lavanda que sea bueno
no pego ojo desde que nació el bebé
un finde de surf y yoga con mis amigas
ando buscando acupunturista en Guadalajara
infusiones para la digestión
se me duermen las manos de tanto coser, algo habrá
algún sitio con aguas termales al aire libre
quisiera aprender a respirar bien, me agobio enseguida
taller de cuencos tibetanos
almohada cervical
mi pareja y yo estamos fatal, un fin de semana para reconectar
recomiéndame un hotel tranquilo frente al mar
una mantita de esas que pesan
baño de bosque en el Pirineo
quiero dejar el móvil por las noches
nutricionista que entienda de veganos
cosas para montar un rincón de meditación en casa
circulo de mujeres en mi ciudad, vivo en Rosario
me duele la espalda baja cuando manejo muchas horas
lámpara de sal
estoy estresadísima ayuda
retiro de silencio pero que no sea una secta jaja
un reloj o anillo que mida el sueño
osteópata que vaya a domicilio
sauna finlandesa en Madrid
y en Portugal?
pero que admitan perros
mejor entre semana
que no pase de 60 euros
somos cinco, dos niños
no, sin comida vegana por favor
y algo online?
hay alguno para principiantes?
en realidad preferiría montaña
solo si tiene piscina climatizada
y si lo quiero para agosto?
más cerca de Bilbao
que la profe sea mujer
tendrías lo mismo pero de algodón orgánico
y para hombres no hay nada?
ah, y que se pueda llegar en tren
menos de una hora de clase
lo quiero sin perfume eh
puede ser por la tarde, a partir de las siete?
también con masaje incluido si se puede
olvida lo del mar, ponme un sitio con nieve
que esté en castellano, inglés no manejo
existe en talla grande?
hasta 200 la noche puedo llegar
es que voy en silla de ruedas
ahora que lo pienso, quítale lo del yoga
y los domingos?
algo gratis, sin suscripción
con niños de 3 y 6 años se puede?
me vale cualquier sitio de Andalucía
prefiero grupos chiquitos, de menos de diez
y que funcione sin internet?
habrá de esos pero hechos en España?
no tan lejos, máximo dos horas de Zaragoza
mejor para una persona sola
se me olvidó decir que soy celíaca
que dure una semana entera más bien
y con vistas?
lo mismo pero en Medellín
qué tal algo más movidito, tipo baile
algo para el dolor de espalda
busco un hotel tranquilo cerca del mar
que no pase de 80 euros
somos cuatro
¿y los domingos?
¿y online?
mejor con sauna
solo en los Pirineos
¿tenéis velas?
algo para desconectar después del trabajo
un regalo para mi hermana que le gusta el té
clase de yoga para principiantes en Madrid
que no sea vegano
no puedo dormir por las noches
¿y con perro?
¿qué hay para niños?
un masaje la semana que viene en Sevilla
necesito una escapada, tres días bastan
algo sin aplicación
prefiero playa antes que montaña
más pequeño, ocho personas como mucho
¿me recomendáis un coach?
cojín de meditación
mejor Portugal que Italia
¿puede ser por la tarde?
algo para las cervicales, estoy todo el día sentado
quiero algo con caballos
respiración para los ataques de pánico
enséñame retiros en Costa Rica
¿y si vamos en mayo?`,
  tell: `
tiene wifi?
a qué hora empieza
el segundo es de algodón?
puedo llevar a mi perra
cuéntame más de la cabaña
qué dicen los que han ido
abren los lunes?
hay que llevar toalla o te la dan
cuántas plazas son
está lejos de la estación?
sirve para alguien con la rodilla mala
desayuno incluido o se paga aparte
qué ingredientes lleva la crema esa
la app funciona en iPhone
en qué idioma dan el curso
cuánto dura la sesión de masaje
se puede aparcar allí?
El tercero, ¿admite niños?
dime algo más del balneario
cuánto cuesta la primera
quién da la clase
es apto para novatos totales?
de qué tamaño es la esterilla
tardan mucho en enviarlo
tienen opción sin gluten en el retiro
y la dirección cuál es
se lava a máquina?
me das los horarios porfa
hay que saber nadar para eso
qué incluye el precio
cuantas habitaciones tiene la masía
huele fuerte esa vela?
la profe habla español o solo inglés
hasta cuándo puedo cancelar en el de Girona
puedo ir sola sin sentirme rara
tiene prueba gratis la aplicación?
hacen descuento a jubilados los del spa
qué hay que ponerse
cómo es la zona donde está la casa rural
todos tienen piscina o solo el primero?
¿tiene wifi?
¿puedo llevar a mi perro?
¿el segundo es de algodón?
¿a cuánto está de la estación?
¿a qué hora empieza?
¿qué dicen las reseñas?
¿incluye el desayuno?
cuéntame más de la casa del lago
¿hay piscina ahí?
¿se puede cancelar?
¿qué tengo que llevar?
¿cuánto dura la clase?
¿vale si tengo mal la rodilla?
¿quién lo da?
¿lo hacen también los martes?
¿cuántos son en el grupo?
¿cuánto sale el primero por tres noches?
¿envían a Canarias?
¿admiten niños?
¿tiene ascensor?`,
  compare: `
qué diferencia hay entre el primero y el segundo
cuál me conviene más, la cabaña o el hotel
compárame las dos apps
en qué se distinguen?
la de corcho o la de caucho, tú qué harías
el 1 vs el 3
es mejor el retiro largo o el de finde
dudo entre la almohada de látex y la de viscoelástica
veo los dos masajes iguales, qué cambia
ponlos lado a lado
me quedo con la duda, ¿el de Cádiz gana al de Huelva?
qué tiene uno que no tenga el otro
comparación entre los dos últimos porfa
¿cuál de estos dos es más completo?
entre la osteópata y la fisio no sé a quién elegir
vale la pena pagar más por el segundo que por el primero?
son muy distintos el curso online y el presencial?
pros y contras del tres frente al cuatro
no sé si el aceite o el spray, cuál va mejor
diferencias?
el hotel del lago contra la casa del bosque, quién gana
explícame en qué se parecen y en qué no
y el segundo qué tal comparado con el primero
cuál es mejor de esos 2
la clase del martes es distinta de la del jueves?
me haces una tablita comparando los cuatro
oye la diferencia de precio entre esos dos a qué se debe
el anillo o la pulsera?
yoga nidra o cuencos, cuál de las dos relaja más
no veo en qué cambia la versión premium de la otra
si tuvieras que elegir entre los dos últimos
compara termas y spa
qué es mejor pa mí, el primero o el cuarto
aclárame la diferencia entre las dos infusiones
están a la par o hay uno claramente superior
el retiro de Ibiza se parece al de Mallorca?
cual de las dos mantas abriga mas
ventajas del coach respecto a la app
tengo dos finalistas, la finca y el molino, ayúdame a decidir
frente al primero, qué aporta el tercero
¿qué diferencia hay entre los dos?
compara el primero y el tercero
¿cuál es mejor, el uno o el dos?
¿en qué se diferencian?
ponlos uno al lado del otro
¿la almohada o la manta, qué merece más la pena?
¿me los comparas?
¿mejor el primero o el último?
ventajas y desventajas de cada uno
el uno contra el tres
¿cuál cogerías tú de esos dos?
diferencias entre las dos apps
¿merece la pena pagar más por el caro?`,
  best: `
cuál es el más tranquilo de todos
y el más cerca de Barcelona?
el mejor valorado cuál es
de estos cuál es el más barato
la piscina más grande quién la tiene
para alguien que empieza de cero, cuál de los cuatro
cuál llega antes a casa
el más romántico?
la app más sencilla de las que has puesto
cuál tiene mejores reseñas
dime el que tenga menos gente
de todas, la más blandita
¿Cuál recomendarías más?
el de mejor relación calidad precio
qué clase es la más suave de esas
de los que me enseñas cuál se come mejor
cuál te parece el top
la que más dure
cuál es el más bonito sinceramente
cuál está mejor comunicado
y el más apto para niños de esos cuatro
quién tiene más experiencia de los terapeutas
el más ecológico cuál sería
si solo pudiera quedarme con uno, cuál
de esas velas cuál huele menos
cual es la mas cara
el que esté más aislado
qué retiro de los que salen empieza antes
para mi abuela cuál le iría mejor
cuál tiene las mejores vistas
el más auténtico de la lista?
ordénamelos y dime el primero en comodidad
qué masajista está más cerca de mi casa
la esterilla que menos resbala
cuál es el favorito de la gente
el más corto de todos los cursos
cuál pesa menos para llevar de viaje
el número uno según tú
quién sale ganando en precio
de esas opciones la más lujosa
¿cuál es el más tranquilo de estos?
¿cuál queda más cerca de Bilbao?
¿cuál tiene mejores opiniones?
el más barato de todos esos
¿cuál tiene la piscina más grande?
¿cuál le va mejor a un principiante?
¿cuál dura menos?
¿quién tiene más experiencia?
de los cuatro, ¿cuál está mejor situado?
¿cuál es mejor para ir con niños?
¿en cuál se come mejor?
¿a cuál se llega más fácil?
¿cuál es la clase más suave?
¿cuál empieza antes?`,
  why: `
por qué me enseñas eso
por qué el segundo?
qué tiene que ver una vela con mi espalda
en qué te basas para recomendarme este
y eso a qué viene
explícame por qué has elegido esos
¿Por qué crees que me sirve la app?
qué pinta aquí un libro de cocina
razones para el primero?
no entiendo por qué me sale un hotel
cómo me ayuda eso a dormir
por qué precisamente ese masajista
por q esos cuatro y no otros
qué te hizo pensar en la sauna
para qué me iba a servir el rodillo
justifica el tercero
por qué me recomiendas un retiro si pedí una crema
motivo de esta sugerencia
qué relación tiene con la ansiedad
cómo has llegado a esa recomendación
a santo de qué me pones la cabaña
y este por qué aparece
dime por qué debería gustarme
por qué me lo propones
qué le ves al número dos
en qué encaja con lo que te dije
por qué está el de Soria si dije playa
qué motivo hay para que salga la acupuntura
porque me sale esto
me explicas la elección?
y por qué ese es bueno para mí
qué lógica tiene mostrarme una manta
por qué piensas que el último me va bien
no le veo sentido a ese, por qué está
qué aporta esa clase a mi problema
con qué criterio me has puesto el yoga
cuál es la razón de que me sugieras ayurveda
por qué me salen coaches
cómo es que me recomiendas eso
por qué ese primero me convendría
¿por qué me enseñas esto?
¿por qué precisamente ese?
¿de dónde sacas que me va bien?
¿qué tiene que ver con dormir?
¿por qué ese hotel?
¿y eso por qué me lo recomiendas?
¿por qué sale ese?
explícame por qué encaja
¿qué tiene de bueno para mi espalda?`,
  choose: `
me quedo con el segundo
venga, la cabaña
el primero me gusta
pues ese último, decidido
prefiero el de Asturias
ok vamos con la app de respirar
la tercera opción está perfecta
elijo la manta gris
dale, el de los cuencos
uy sí, el molino, me encanta
me convence el número 4
nos quedamos con la casa del árbol
este mismo
creo que voy a ir a la clase del jueves
el de lavanda, sin duda
va, me apunto mentalmente el primero jaja ese
El segundo suena bien.
ya está, cojo el balneario
optamos por el retiro corto
la primera almohada, esa quiero
el hotelito con jardín me ha ganado
mi elección es la osteópata
pos el tercero y ya
a mí me late el de Oaxaca
la de corcho
hecho, la finca
me tira más el último
el que has puesto arriba del todo, ese
bueno entonces el 2
me voy por la opción de silencio
ese me sirve
los aceites, va
creo que el primero es el mío
al final el de la playa
quiero la esterilla verde
pinta genial el de Teruel, me lo quedo
perfecto la segunda
el curso de ocho semanas me parece ideal
fijo que la sauna
me decanto por la cuarta
la casa del lago suena bien
vale, el primero
me gusta el tercero
pues el último
la manta, esa quiero
sí, ese
elijo la cabaña de Noruega
perfecto, el número dos
el de la sauna me convence
ese mismo, me lo quedo
a mi mujer le gusta el primero, vamos con ese`,
  book: `
cómo lo reservo
vale y dónde se compra
resérvame dos plazas
quiero pagar ya
apúntame
me pasas el enlace para comprarlo
para inscribirme qué hago
pídeme cita con ella
hazme la reserva del viernes al domingo
lo quiero comprar, ¿por dónde?
dónde pincho para reservar
añádelo al carrito
cómo contrato a ese coach
me gustaría encargar tres velas
agéndame una hora con el acupunturista
dónde me descargo la app esa
quiero sacar la entrada
se puede reservar desde aquí ese hotel?
vamos a reservar el segundo
regístrame en el taller
qué pasos sigo para apartar lugar
cómprame la manta
puedo pagar esa clase con tarjeta ahora mismo
listo, lo pillo, dónde pago
guárdame sitio para dos el sábado
¿Cómo hago el pedido?
hay que llamar para pedir hora en el masaje?
mándame al checkout
quiero suscribirme a esa
cómo me apunto al retiro
me lo puedes ir reservando
quisiera formalizar la reserva de la casa rural
q hago pa comprar la almohada
dame el link de reservas
necesito cita para mañana con el osteo
bloquéame esas fechas
a dónde escribo para que me guarden plaza
me interesa, cómo procedo con la compra
para cogerlo tengo que entrar en su web?
adelante, haz la compra
¿cómo lo reservo?
¿dónde lo pido?
resérvamelo
¿cómo me apunto?
¿puedo comprarlo ya?
¿dónde está el botón de reservar?
quiero una plaza, ¿qué hago?
reservar por favor
¿cómo cojo cita?
vale, ¿y dónde pago?
¿dónde se compra esto?
lo quiero, ¿cómo lo consigo?`,
  similar: `
más como el primero
otros parecidos a la cabaña
algo en la línea del segundo
hay más sitios del estilo del molino?
me encantó el tercero, qué otros así conoces
similares a esa app
enséñame velas como la última
del mismo rollo que el retiro de silencio
quiero ver más masajistas como esa
algo por el estilo del número dos
qué se le parece al balneario?
dame primos hermanos de la casa del árbol
como el de Girona pero otros
más de este tipo
otro igualito al primero pero en otra parte
me va el estilo de la segunda, ponme más
tienes alguna alternativa parecida a la manta gris
cosas afines al curso de respiración
talleres como ese de cerámica
¿Hay algo semejante a la finca?
otras marcas que hagan algo como esa esterilla
busca equivalentes al tercero
quisiera ver opciones del mismo tipo que la 4
más hoteles así, como el del lago
sácame clones del anillo ese jaja
ese me gusta, hay más de esos?
lo más parecido a la sauna del río
productos tipo el aceite que sale primero
otra profe del estilo de la segunda
en esa onda, qué más hay
tirando a lo del primero
muéstrame experiencias similares al temazcal
parecidos al de arriba
hay otras aplicaciones calcadas a esa?
más retiros con la misma vibra que el último
algo del palo del segundo
me ha molado la cueva, algo así más?
en la misma línea de la infusión número uno
similar al 3 por favor
otro spa que se asemeje a ese
algo parecido a la cabaña
¿hay otros del estilo del segundo?
alternativas a esa app
más así, como el tres
¿tienes algo similar a la casa del lago?
clases parecidas a la última
el segundo me gustó, ¿hay más de ese tipo?
en la línea del primero
algo por el estilo
uno igual pero en otro sitio`,
  other: `
otra cosa
más
ninguno me convence
siguiente
qué más hay
enséñame otros
esos no
tienes algo distinto?
pasa a los siguientes
a ver otros cuatro
no me gusta ninguna de esas
sigue
muéstrame más opciones
uf no, otras
¿Y aparte de estos?
ya los conozco todos, otros
hay más o eso es todo
cámbialos
nada de esto me llama
ponme otros diferentes
más resultados
quiero ver el resto
no sé, no me terminan de gustar, a ver qué más
otras propuestas por favor
next
dame más ideas
nop, otra tanda
algo nuevo
veamos otras alternativas
no me cuadran, busca de nuevo
qué otras cosas tienes por ahí
descarta esos y saca otros
más más
los demás?
ni fu ni fa, sigue buscando
ninguna gracias, otra
tira, otros
y no habrá otros?
no era lo que tenía en mente, enséñame otros
me los sé de memoria esos, varía un poco
enséñame otra cosa
no me gusta ninguno
otros por favor
¿qué más hay?
¿otras ideas?
nada de eso
¿tienes alguno más?
esos ya los conozco
ver más`,
  cheaper: `
uy qué caro
más barato
no tengo tanto dinero
hay algo más económico?
se me va de presupuesto
baja un poco el precio
algo pa bolsillos vacíos
estoy tiesa, algo más asequible
eso cuesta un ojo de la cara
opciones low cost
no me puedo permitir esos precios
con menos gasto se puede?
más baratito porfa
demasiado para mí, busca algo inferior en precio
¿Tienes versiones más económicas?
hay descuentos o algo en oferta
soy estudiante, algo que no sea tan caro
me parece carísimo
a ver si hay de menor precio
ni loca pago eso
una alternativa barata
madre mía qué precios, algo normalito
no quiero gastar tanto
está por encima de lo que puedo pagar
q salga mejor de precio
tirando a barato mejor
algo más ajustadito
no hay nada más accesible?
que no me arruine
ando corto de lana, algo menos caro
es mucha plata para mí
precio más bajo por favor
cuesta demasiado esa almohada
busca chollos
todos se me hacen caros
rebaja el presupuesto
más modesto en precio
me gustaría pagar menos
algo barato, no necesito lujos
ese precio es una locura, otro más económico
¿hay algo más barato?
es demasiado caro
algo más económico
uf, no me llega para tanto
¿y por menos dinero?
opciones más baratas
más baratito por favor
no tan caro
caro, caro
¿no hay nada para bolsillos pequeños?`,
  plan: `
organízame un finde para dos en la Costa Brava
hazme un plan de cuatro semanas para dormir mejor
un día de relax en casa, paso a paso
que sean tres días
cambia el segundo día
mete un masaje en el plan
cuánto sale todo el plan
rutina de mañana para tener más energía
arma un itinerario de cinco días en Costa Rica
quita lo del domingo
necesito un programa semanal para dejar de estresarme
planea una escapada con mi hermana por su divorcio
pon la sauna por la noche mejor
puedes montarme una tarde de spa casero
alarga el viaje un día
sustituye la clase de yoga por otra cosa
plan para un puente en Galicia sin coche
quiero una despedida de soltera tranquila, organízala
Prepárame un calendario de meditación para noviembre
el plan pero más barato
adelanta la cena
reorganiza el sábado
me diseñas una luna de miel de bienestar
acorta el plan a una noche
qué haría yo cada día? hazme un horario
añade algo de naturaleza al viernes
un mes de hábitos sanos, semana a semana
total del presupuesto del fin de semana?
plan detox de 7 días pero suavecito
sácame la caminata del plan
arréglame unas vacaciones zen por Tailandia, dos semanas
propón un día completo para mi aniversario
intercambia el día 1 y el 3
un ritual nocturno de media hora, con lo que haga falta
haz que el plan sirva para cuatro
planifícame la semana antes de la boda
que el primer día sea más relajado
me armás una jornada de descanso en Buenos Aires?
dame una ruta de balnearios por Galicia de lunes a viernes
incluye el desayuno en el itinerario
prepárame un fin de semana para dos en Portugal
hazme un programa semanal para dormir mejor
un plan para un día tranquilo en casa
añade un masaje al plan
¿cuánto cuesta el plan en total?
un programa de cuatro semanas contra el estrés
¿nos montas un día de bienestar?
quiero un horario para la semana
quita el retiro del plan
combíname de todo un poco por 300 euros
organiza una escapada para mi madre y para mí
haz el plan más barato`,
  restart: `
empecemos de nuevo
olvida todo eso
borrón y cuenta nueva
desde cero
reinicia
volver a empezar
olvídate de lo que dije antes
empieza otra vez
quiero comenzar de nuevo
cambiamos de tema, olvida lo anterior
limpia el chat
nueva búsqueda
reset
resetea la conversación
déjalo, empezamos otra vez
vamos a partir de cero
descarta todo lo anterior
borra la conversación y arrancamos de nuevo
nueva conversación
quita todo y empieza
da igual lo de antes, nuevo comienzo
no tengas en cuenta lo que te he dicho
arranquemos de vuelta
volvamos al principio
al inicio
reiniciar por favor
haz como si acabara de llegar
desde el principio, venga
anula todo lo que pedí
tabla rasa
empezar
olvidemos esto
otra vez desde el comienzo
cancela todo y de nuevo
ignora lo anterior
hagamos como que no dije nada
restart
regresa al punto de partida
bórralo todo y volvemos a hablar
retomemos de cero
olvida todo
desde el principio
olvídate de lo que he dicho
vuelve a empezar
otro tema, de cero`,
  siteMoney: `
cómo ganáis dinero
os pagan los hoteles por salir aquí?
esto es publicidad?
lleváis comisión?
quién paga todo esto
los resultados están patrocinados?
usar esto es gratis?
tenéis enlaces de afiliados
si compro algo vosotros cobráis
de qué vive esta página
¿Hay anuncios encubiertos?
cuánto os llevas por cada reserva
pagan por aparecer primeros?
me vais a cobrar por chatear
cuál es vuestro modelo de negocio
y vosotros qué sacáis de esto
esas marcas os patrocinan verdad
quién financia seekwell
cobran comisión al terapeuta?
son puestos pagados los de arriba
hay que pagar suscripción para usar la web
me sale más caro por reservar con ustedes?
dónde está el negocio
el precio incluye vuestra comisión
ganas algo si elijo el segundo
esto es un anuncio o qué
reciben dinero de las empresas que recomiendan
hay colaboraciones pagadas
sois una ONG o una empresa con ánimo de lucro
cómo se mantiene el sitio
tienen inversores
me estás vendiendo lo que te pagan por vender?
qué porcentaje se queda la plataforma
la web tiene costes ocultos
es gratuito para mí?
cuánto cuesta anunciarse
aquí quién paga a quién
seekwell cobra al cliente?
contenido promocionado, ¿cómo lo distingo?
os untan los hoteles jaja
¿cómo ganáis dinero?
¿os lleváis comisión?
¿esto es publicidad?
¿los hoteles pagan por salir los primeros?
¿me cuesta algo usar esto?
¿quién financia la página?
¿son anuncios pagados?
¿ganáis algo si reservo?
¿es gratis para mí?
¿tenéis patrocinadores?`,
  siteReviews: `
las reseñas son reales?
de dónde salen las estrellas
quién escribe las opiniones
esas valoraciones parecen inventadas
borráis las malas críticas?
cómo sé que no son opiniones compradas
las notas son de google?
puede el dueño ponerse buena nota
¿Verificáis a quien opina?
me puedo fiar de las puntuaciones
todas tienen un 4,9, huele raro
cómo calculáis la nota media
puedo dejar yo una reseña
son comentarios de clientes de verdad?
de qué web sacan las calificaciones
hay reseñas falsas aquí
por qué este no tiene ninguna opinión
quién comprueba los testimonios
las estrellitas esas qué valor tienen
opiniones hechas por ia o por personas
qué fuente tienen los ratings
se pueden manipular las puntuaciones
no me creo esas reseñas
cada cuánto se actualizan las valoraciones
cuenta la opinión de gente que no ha ido?
filtráis los comentarios negativos
cómo se recogen las opiniones
esas 300 reseñas son de aquí o de otro lado
son de fiar los comentarios
hay que haber reservado para poder opinar?
las reviews son auténticas?
los propios hoteles escriben eso no?
dónde leo las opiniones originales
qué significa el 8,7
las críticas son de tripadvisor o propias
alguien revisa lo que la gente pone
cuántas opiniones hacen falta para que salga la nota
puedo confiar en esas 5 estrellas
se compran estrellas acá?
origen de las valoraciones
¿las reseñas son reales?
¿de dónde salen las estrellas?
¿las ha escrito alguien de verdad?
¿cómo sé que no son opiniones compradas?
¿quién puede opinar aquí?
¿comprobáis las reseñas?
¿son valoraciones falsas?
¿por qué todos tienen tan buena nota?`,
  siteRanking: `
cómo se decide el orden
qué quiere decir verificado
quién elige los sitios que salen
por qué unos salen arriba y otros no
es un algoritmo?
con qué criterios seleccionáis
qué hay que cumplir para estar en la web
alguien ha visitado estos lugares?
el orden es aleatorio
qué significa la insignia verde
comprobáis los títulos de los terapeutas
¿Quién hace la selección?
cómo funciona vuestro ranking
mi hotel favorito no sale, cómo elegís
los resultados van por precio o por qué
hay un equipo que cura la lista?
el sello de verificado quién lo da
qué filtro pasan los profesionales
salen primero los más populares?
en base a qué ordenas
todo lo que hay aquí está revisado?
aceptáis a cualquiera en la plataforma
por qué siempre aparece el mismo el primero
qué pesa más, las reseñas o la cercanía
cómo entran los productos en el catálogo
probáis los productos antes de ponerlos
lo de "verificado" es fiable?
explicame el sistema de clasificación
quién decide qué es bueno
los elige una máquina o una persona
con cuánta frecuencia revisáis los listados
se verifica la identidad de los instructores?
de dónde sacáis los sitios
qué requisitos piden a los centros
hay control de calidad
tiene algo que ver mi historial con el orden
la posición depende de qué
cuántos sitios tenéis y cómo se escogen
qué diferencia hay entre verificado y no verificado
sois imparciales al ordenar?
¿cómo decidís el orden?
¿quién elige lo que sale aquí?
¿qué quiere decir verificado?
¿con qué criterio ordenáis?
¿cómo seleccionáis los sitios?
¿por qué este sale el primero de la lista?
¿quién decide lo recomendado?
¿revisáis a los que anuncian?
¿cómo se llega a lo más alto?`,
  siteHuman: `
quiero hablar con una persona
teléfono?
me dais un correo de contacto
pásame con un humano
atención al cliente por favor
hay alguien real ahí que me atienda
cómo os contacto
necesito soporte
tenéis whatsapp
prefiero que me llame alguien
un agente
a qué número llamo
¿Dónde está el formulario de contacto?
quiero escribir a la empresa
ponme con alguien del equipo
no quiero hablar con una máquina, pásame a una persona
email de soporte
me comunicas con un asesor
dónde están vuestras oficinas
cuál es el horario de atención
operador
alguien me puede atender de verdad
mándame el mail de ustedes
puedo llamar a algún sitio?
necesito ayuda de una persona no de un robot
quién es el responsable, quiero hablar con él
hay chat en vivo con empleados?
contacto
me urge hablar con soporte técnico
que me contacte un humano
tienen teléfono en méxico
deseo comunicarme con el encargado
a quién le escribo si tengo una duda
por favor una persona real
dame vuestro número
quiero que me atienda alguien de carne y hueso
servicio al cliente?
hablar con un operador
cómo me pongo en contacto con seekwell
os puedo mandar un mail?
¿puedo hablar con una persona?
¿tenéis teléfono?
quiero hablar con alguien de verdad
¿hay atención al cliente?
¿cuál es vuestro correo?
pásame con un agente
¿hay alguien ahí?
¿dónde está el soporte?
necesito que me llame alguien`,
  siteEvidence: `
eso está demostrado científicamente?
hay estudios sobre la acupuntura
de verdad funciona el reiki
qué dice la ciencia de los baños fríos
pruebas?
esto no será un timo pseudocientífico
la aromaterapia sirve de algo o es placebo
enséñame investigaciones
hay evidencia de que la ashwagandha quite el estrés
qué tan probado está lo del ayuno
no me creo lo de los cristales
¿Existe algún ensayo clínico?
las mantas pesadas ayudan realmente
está avalado por médicos?
los cuencos curan algo o es cuento
y eso hace efecto de verdad?
dame la referencia del estudio
la luz roja tiene base científica?
es homeopatía, no? eso no vale para nada
el magnesio funciona para dormir según estudios
meditar baja la tensión, mito o realidad
quién ha comprobado que la ventosaterapia va bien
eficacia real de la osteopatía
me suena a charlatanería, hay pruebas
está comprobado lo del grounding?
qué respaldo tiene la kinesiología
los suplementos estos sirven pa algo
qué evidencia hay del yoga para la espalda
publicaciones científicas sobre baños de bosque
hay consenso entre los expertos?
funciona o es marketing
la reflexología tiene fundamento
los expertos qué opinan de la sofrología
se ha investigado el temazcal
lo del colágeno es verdad?
cuánto hay de cierto en el detox
hay datos que lo confirmen
la hipnosis para dejar de fumar funciona?
es ciencia o fe
resultados comprobados o solo testimonios
¿está demostrado científicamente?
¿hay estudios?
¿el magnesio ayuda de verdad a dormir?
¿esto sirve para algo?
¿la acupuntura funciona?
¿no es todo un cuento?
¿qué dice la ciencia de los baños de sonido?
¿de verdad funciona?
¿hay pruebas de que haga efecto?`,
  siteData: `
qué guardáis de mí
quién lee este chat
borra mis datos
vendéis mi información?
usáis cookies?
es privado lo que escribo aquí
cuánto tiempo se guarda la conversación
quiero ejercer mi derecho de supresión
dónde está la política de privacidad
me estáis rastreando?
Cumplís con el RGPD?
qué hacéis con lo que os cuento de mi salud
no quiero que se guarde nada
mi ubicación la sabéis?
elimina todo mi historial
mis mensajes los ve alguien?
compartís datos con los hoteles
puedo usar esto de forma anónima
quita las cookies
en qué servidor se quedan mis datos
se usa mi conversación para entrenar ia?
cómo doy de baja mis datos personales
lo que te cuento queda entre nosotros?
pueden identificarme por lo que pongo
descargar mis datos
guardan mi ip
no acepto que compartan mi info
esto es seguro? cuento cosas íntimas
tienen mi correo?
por qué me sale publicidad de lo que hablé aquí
quién tiene acceso a mi información
protección de datos
me grabas la voz?
ya no quiero que recuerdes lo mío, bórralo de la base de datos
quién es el responsable del tratamiento
se enteran terceros de lo que busco
registráis las búsquedas
cómo rechazo el seguimiento
q datos necesitan para usar la pagina
mi marido puede ver lo que he buscado?
¿qué guardáis de mí?
borrad mis datos
¿quién lee esto?
¿es privado el chat?
¿cómo borro esta conversación?
¿vendéis mis datos?
¿usáis cookies?
¿qué pasa con mi privacidad?
¿sabéis dónde vivo?`,
  siteUse: `
cómo guardo esto
dónde están mis favoritos
cómo lo comparto con una amiga
cambia el idioma a inglés
hay modo oscuro?
cómo inicio sesión
olvidé mi contraseña
dónde encuentro lo que guardé ayer
tengo que registrarme?
cómo vuelvo atrás
se puede poner la letra más grande
tenéis app para el móvil
no veo el mapa, cómo se abre
cómo creo una cuenta
cómo uso los filtros
me lo puedes mandar por whatsapp
¿Cómo cierro sesión?
quitar un favorito
cómo imprimo la lista
dónde se cambia la moneda a pesos
el corazoncito para qué es
no encuentro el botón de buscar
quiero pasarle la lista a mi novio
cómo recupero el chat anterior
se puede escuchar en vez de leer
habla en catalán
hacer captura o hay forma de guardar?
cómo pongo notificaciones
cómo hago una lista de deseos
en qué parte de la web están las experiencias
cómo ordeno por precio en la página
pon la pantalla en negro
cómo borro un sitio de mi lista
puedo dictar por voz?
cómo edito mi perfil
funciona en la tablet esta página?
dónde le doy para ver las fotos grandes
cambiar de euros a dólares cómo
cómo comparto el plan
me enseñas a usar esta web
¿cómo lo guardo?
¿dónde están mis guardados?
¿cómo lo pongo en inglés?
¿cómo inicio sesión?
¿puedo mandarle la lista a una amiga?
¿hay modo oscuro?
¿dónde está mi cuenta?
¿cómo comparto esto?
¿cómo cambio la contraseña?
¿cómo encuentro la conversación de ayer?`,
  siteBooking: `
cómo funciona el pago en esta web
quiero cancelar mi reserva
dónde está mi pedido
me devolvéis el dinero?
puedo pagar a plazos
aceptáis bizum
no me ha llegado la confirmación
reservo con vosotros o con el hotel directamente
me han cobrado dos veces
necesito cambiar la fecha de mi reserva
qué política de cancelación tiene seekwell
cuándo me hacen el reembolso
con qué métodos se paga aquí
¿Es seguro pagar por aquí?
a quién reclamo si el hotel me falla
necesito factura
mi reserva no aparece
hay gastos de gestión al reservar
cuándo se cobra, al reservar o al llegar
si me pongo mala pierdo el dinero?
cómo anulo una compra
puedo modificar lo que reservé la semana pasada
se puede pagar en efectivo
quién se encarga de los envíos
devoluciones cómo van
mi tarjeta fue rechazada
hay que dejar señal?
llevo diez días esperando el paquete
tengo un bono regalo, cómo lo uso
las reservas las gestionáis vosotros?
quiero mi plata de vuelta
el pago se quedó a medias, está hecha la reserva o no?
puedo reservar a nombre de otra persona en general
dónde veo mis reservas
aplican meses sin intereses?
cómo funciona lo de reservar en seekwell
qué pasa si cancela el profesor
el código de descuento no me lo coge al pagar
mi número de pedido es 4471, qué pasa con él
hasta cuándo se puede cancelar por norma general
¿cómo funciona lo de reservar aquí?
¿cuándo se cobra?
¿dónde veo mi solicitud?
¿me devuelven el dinero?
¿hay que pagar por adelantado?
¿se puede pagar con Bizum?
¿qué pasa después de enviar la solicitud?
el anfitrión no contesta, ¿qué hago?`,
  siteReport: `
ese sitio ya cerró
el enlace no funciona
quiero anunciar mi centro de yoga
el precio está mal en la página
soy masajista, cómo me doy de alta
la foto no corresponde
quiero denunciar un anuncio
la web va lentísima y se cuelga
ese teléfono es de otra persona
cómo añado mi negocio
hay un error en la ficha del hotel
me sale página en blanco
esa terapeuta no tiene título, avisadles
los horarios que ponéis están anticuados
tengo una casa rural y quiero salir aquí
el botón de reservar no hace nada
he encontrado una estafa en vuestra web
falta una traducción, sale en alemán
reportar un problema
¿Dónde notifico un fallo?
soy el dueño del spa y quiero corregir los datos
la dirección del mapa está equivocada
error 404 al entrar
vendo jabones artesanos, puedo publicarlos
ese producto ya no existe
no cargan las imágenes
fui y no era nada de lo que dice la página
quiero que quitéis mi negocio del listado
doy clases de tai chi y me gustaría aparecer
está duplicado ese retiro
el chat se queda pensando y no contesta
cómo registro mi marca
hay un contenido ofensivo en una reseña
me sale precio en dólares y luego cobran otra cosa, arreglad eso
el profesor se pasó de la raya, quiero informar
la página dice que tiene piscina y es mentira
colaborar con vosotros como coach
tengo un retiro en Tulum y quiero promocionarlo
no me deja entrar la página, da fallo
aviso: el evento ese se canceló
la dirección está mal
hay un error en la página
la foto no es de ese sitio
quiero poner mi estudio aquí
¿cómo me anuncio con vosotros?
el precio no es ese
el enlace no va
esto es una estafa`,
  medical: `
puedo tomar melatonina con el lorazepam
estoy embarazada, puedo ir a la sauna?
cuánta vitamina D tengo que tomar
me ha salido un bulto en el pecho qué será
dejo el antidepresivo?
es peligroso el yoga con hernia discal
tengo la tensión alta, me va bien el agua fría
qué dosis de magnesio
me duele el pecho y me falta el aire
la valeriana se puede mezclar con la pastilla anticonceptiva
creo que tengo depresión, qué tomo
mi hijo tiene fiebre de 39
¿Es seguro el ayuno siendo diabético?
qué enfermedad tengo si se me cae el pelo y estoy cansada
puedo dejar la metformina si hago dieta
masaje con trombosis se puede?
estoy dando el pecho, puedo tomar ashwagandha
llevo marcapasos, pasa algo con la sauna
cuántas gotas de cbd me tomo
tengo epilepsia, son seguras las luces esas
mareos y visión borrosa, qué puede ser
con cáncer se puede hacer acupuntura
qué me receto para la ansiedad
se me ha hinchado una pierna de repente
puedo bajar yo sola la dosis de la sertralina
tomo sintrom, puedo beber infusión de jengibre
interpreta mis análisis por favor
el cúrcuma sustituye al ibuprofeno?
me noto palpitaciones todo el día es grave?
tengo asma, el incienso me hará daño
cada cuántas horas se toma el paracetamol
en el primer trimestre se pueden dar masajes
necesito un diagnóstico
no quiero seguir con la quimio, hay algo natural que cure
tengo migrañas con aura qué tratamiento sigo
qué efectos secundarios tiene la melatonina
estoy operada de la rodilla hace un mes, puedo hacer pilates sin riesgo?
se puede tomar triptófano con fluoxetina
me tomé el doble de pastillas
es malo para los riñones el colágeno
¿puedo tomarlo embarazada?
¿cuánto magnesio al día?
¿puedo dejar las pastillas?
¿lo mío es ansiedad o depresión?
¿es compatible con la medicación para la tensión?
¿es peligrosa la sauna si tengo el corazón mal?
¿qué dosis para niños?
me ha salido un sarpullido, ¿qué es?
¿debería ir al médico por esto?
¿puedo hacer yoga con epilepsia?`,
  about: `
eres un robot?
quién eres
quién te ha creado
qué modelo de ia eres
estoy hablando con una persona o con una máquina
eres chatgpt?
por qué te llamas Willow
qué es Willow
de qué empresa eres
tienes sentimientos o eres un programa
qué cosa eres exactamente
¿Eres humana?
cómo te llamas
quién está detrás de ti
eres de verdad o automático
qué tecnología usas
eres una inteligencia artificial verdad
cuántos años tienes
dónde vives
eres chico o chica
con qué te entrenaron
preséntate
qué es esto de seekwell
quién te programó
sos un bot?
hablo con alguien o contigo, máquina
háblame de ti
estás vivo?
eres gpt o claude o qué
me contesta una persona?
y tú de dónde sales
oye tú quién te ha hecho
eres terapeuta de verdad?
desde cuándo existes
tu nombre?
a qué te dedicas tú
eres una ia libre
no pareces humano jeje, lo eres?
qué tipo de asistente eres
vienes de google?
¿quién eres?
¿eres un robot?
¿eres una persona?
¿qué modelo usas?
¿quién te ha hecho?
¿qué es esta página?
¿eres ChatGPT?
¿estoy hablando con una máquina?`,
  abilities: `
qué puedes hacer
en qué me puedes ayudar
para qué sirves
qué cosas te puedo preguntar
cómo funciona esto del chat
qué sabes hacer
dame ejemplos de lo que haces
con qué me echas una mano
solo buscas hoteles o también otras cosas?
qué ofreces
explícame tus funciones
¿Qué tipo de preguntas respondes?
cuáles son tus habilidades
ayuda
y tú qué haces
puedes hacer planes también?
qué más sabes hacer
no sé ni qué preguntarte, qué me ofreces
dime todo lo que eres capaz de hacer
hasta dónde llegas
me puedes ayudar?
sabes hablar otros idiomas?
de qué temas entiendes
cómo te puedo usar
qué servicios prestas
a ver qué sabes
para qué estás aquí
qué se puede encontrar contigo
dime cómo me ayudarías
en qué eres buena
puedes comparar cosas?
qué me aportas que no me aporte google
tienes más funciones
cuál es tu función
qué opciones tengo contigo
de qué vas tú, qué haces
me gustaría saber qué eres capaz de resolver
qué hago aquí, qué te digo
cuáles son tus límites
podés ayudarme con qué cosas?
¿qué sabes hacer?
¿en qué me puedes ayudar?
¿cómo funciona esto?
¿qué te puedo preguntar?
¿me ayudas a planear?
¿para qué sirves?
¿cómo se usa?`,
  thanks: `
gracias
muchas gracias guapa
mil gracias
genial, gracias!
te lo agradezco un montón
grax
perfecto, muy amable
qué maja, gracias
me ha servido mucho
gracias por la ayuda
muy agradecida
ok gracias
gracias de corazón
eres un sol
Muchísimas gracias, Willow.
qué bien, se agradece
buen trabajo gracias
thanks
gracias por todo
de lujo, gracias
eres la mejor
te pasaste, gracias
gracias crack
bien hecho
un millón de gracias
ay qué bien me viene, gracias
muy útil, gracias
graciaaas
agradecido
muy buena ayuda la tuya
te debo una
estupendo, gracias por tu tiempo
moltes gràcies
vale gracias
muchas gracias por la información
qué linda, gracias
excelente, te agradezco
chévere, gracias
me has salvado la vida jaja gracias
bendiciones, gracias
genial, muchas gracias
perfecto, gracias guapa
justo lo que necesitaba
te lo agradezco`,
  greeting: `
hola
buenas
buenos días
holaaa
hey qué hay
buenas tardes
hola willow
muy buenas
buenas noches, acabo de llegar
ey
saludos
hola, hay alguien?
buen día
holi
qué onda
hola a todos
hola guapa
aló
buenas a todos por aquí
hola hola
Hola, encantada.
quiubo
epa
hola de nuevo
ya estoy aquí otra vez, hola
wenas
hola caracola
hola amiga
hello
muy buenos días tenga usted
hola!! primera vez por aquí
kaixo
ola
oye
buenas, me escuchas?
hola soy Marta
ahoy
buenos dias willow
un saludo desde Chile
hola robot
qué tal, buenas tardes
hey`,
  bye: `
adiós
hasta luego
chao
nos vemos
me voy a dormir, hasta mañana
bye
hasta pronto
ya está, eso es todo, adiós
que tengas buen día
venga, hasta otra
chau
buenas noches, descansa
hasta la próxima
me despido
un abrazo, adiós
me tengo que ir
ciao bella
agur
adeu
hasta la vista
cuídate
bueno me voy
ya no necesito nada más, chao
besos, hasta luego
talogo
nos hablamos
cierro ya, adiós
Feliz fin de semana, adiós
nos leemos
adiosito
luego vuelvo
lo dejo por hoy
hasta mañana
me marcho que llego tarde
chao pescao
buen finde
ya terminé, adiós
que descanses
ahí nos vemos
con dios
eso es todo, buenas noches`,
  howAreYou: `
qué tal
cómo estás
cómo te va
cómo andas
todo bien?
qué tal el día
y tú cómo lo llevas
cómo va eso
estás bien?
qué tal has dormido
cómo estás hoy, willow
qué cuentas
cómo te sientes
qué tal todo por ahí
cómo te encuentras
mucho trabajo hoy?
todo en orden?
cómo vamos
qué tal la tarde
cómo amaneciste
¿Qué tal estás?
cómo te trata la vida
q tal
qué pasa contigo, todo bien?
cómo le va
como estas tu
bien y tú?
qué tal va la mañana
qué hubo, cómo está
estás cansada?
estás contenta hoy?
cómo te ha ido el fin de semana
cómo sigues
qué me cuentas
y vos cómo andás
qué es de tu vida
todo bien por tu lado?
cómo lo llevas
cómo está usted
qué tal se presenta el día
¿cómo estás?
¿qué tal todo?
¿cómo te va?
¿todo bien por ahí?
¿qué haces?
¿has tenido buen día?`,
  complaint: `
no sirves para nada
vaya mierda
eso está mal
no me escuchas
ya te lo he dicho tres veces
qué inútil
esto es una pérdida de tiempo
estoy harta
menuda porquería de asistente
eres tonto o qué
siempre me sacas lo mismo
no te enteras de nada
qué decepción
pésimo servicio
eso es mentira
me estás tomando el pelo
no me ayudas
fatal
lo peor que he visto
qué bot más malo
no has acertado ni una
Es indignante la verdad.
no lees lo que escribo?
vete a la porra
estás equivocada
qué asco de página
no vale para nada este chat
idiota
qué desastre
así no hay manera
no me gusta nada cómo contestas
me pones de los nervios
te equivocas otra vez
qué pesadez, siempre igual
no das una
pinche bot
sos un desastre
respuestas de risa
google lo hace mejor que tú
me dijiste una cosa falsa
vaya tontería
esto no me ayuda
menuda basura
eso ya te lo he dicho
mal, todo mal
qué respuesta más mala`,
  notMeant: `
no me refería a eso
no me has entendido
no era eso lo que preguntaba
quería decir otra cosa
me has malinterpretado
eso no es lo que he dicho
no no, hablaba de otra cosa
creo que no me he explicado
te has confundido con lo que pedí
no iba por ahí
entendiste mal
no hablaba de ese tipo de banco jaja
No, mi pregunta era otra.
me entendiste al revés
yo no pedí eso
no es lo que quise decir
lo has pillado mal
te dije baño de bosque no cuarto de baño, me entiendes mal
no preguntaba por eso
hay un malentendido
no va de eso
qué va, no es eso lo que quería decir
no me expliqué bien
no estaba hablando de masajes
interpretas mal lo que digo
eso no tiene que ver con lo que pregunté
me refería a lo otro
no captaste la idea
no, te hablo de otra cosa
a ver, que no me entiendes
no quise decir eso
mi intención era otra
era una pregunta no un pedido
no es por ahí la cosa
leíste mal
estamos hablando de cosas distintas
no te pregunté eso
nooo eso no, me refiero a otra cosa
te he dicho una cosa y has entendido otra
has cogido el rábano por las hojas, no era eso
no, quería decir otra cosa
me has entendido mal
no es eso lo que pedía
no hablo de correr, hablo de la clase
al revés
esa no era mi pregunta`,
  offTopic: `
qué tiempo hará mañana
quién ganó el partido del Madrid
cuéntame un chiste
hazme los deberes de mates
cuánto es 345 por 12
quién va a ganar las elecciones
vuelos baratos a Roma
escribe un código en javascript
capital de Mongolia
qué hora es en Tokio
las noticias de hoy
traduce esto al ruso
tradúceme una carta al inglés
cuánto vale el bitcoin
arréglame el ordenador
qué película veo esta noche
a cuánto está el dólar hoy
cómo se cambia una rueda
escríbeme un poema de amor
qué opinas de Pedro Sánchez
dime los números de la lotería
cómo hago la declaración de la renta
quién inventó la bombilla
recomiéndame un móvil nuevo
cuándo juega el Barça
redacta mi currículum
letra de despacito
cuántos habitantes tiene Perú
busco piso de alquiler en Sevilla
me ayudas con una hoja de excel
qué significa soñar con serpientes
existe dios?
seguro de coche barato
quién es más fuerte, goku o superman
cómo configuro el router
¿En qué año cayó Constantinopla?
necesito un abogado para el divorcio
juega conmigo al ahorcado
horario de autobuses a Toledo
qué acciones compro en bolsa
¿qué tiempo hará mañana?
¿quién ganó el partido?
escríbeme un poema
¿cuál es la capital de Perú?
resérvame un vuelo a Roma
ayúdame con los deberes
¿a quién voto?
¿cómo hago una página web?
¿cuánto vale un coche nuevo?
receta de tortilla
¿qué echan hoy en la tele?`,
}
