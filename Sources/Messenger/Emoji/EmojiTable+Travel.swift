// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let travel = #"""
        🌍	globe showing Europe-Africa	globe_showing_europe_africa	Africa,earth,Europe,globe,world	地球上的欧洲非洲,世界,地球,欧洲,非洲	globo terráqueo mostrando Europa y África,África,Europa,mundo,planeta,Tierra
        🌎	globe showing Americas	globe_showing_americas	Americas,earth,globe,world	地球上的美洲,世界,地球,美洲	globo terráqueo mostrando América,América,globo,mundo,planeta,Tierra
        🌏	globe showing Asia-Australia	globe_showing_asia_australia	Asia,Australia,earth,globe,world	地球上的亚洲澳洲,世界,亚洲,地球,澳洲	globo terráqueo mostrando Asia y Australia,Asia,Australia,mundo,planeta,Tierra
        🌐	globe with meridians	globe_with_meridians	earth,globe,meridians,world	带经纬线的地球,世界,地球,子午线,经纬	globo terráqueo con meridianos,globo,meridianos,mundo,Tierra
        🗺️	world map	world_map	map,world	世界地图,世界,地图	mapa mundial,mapa,mapamundi,mundo
        🗾	map of Japan	map_of_japan	Japan,map	日本地图,地图,日本	mapa de Japón,Japón,mapa,mapa de japón
        🧭	compass	compass	magnetic,navigation,orienteering	指南针,定向,导航,磁性	brújula,compás,magnético,navegación,orientación
        🏔️	snow-capped mountain	snow_capped_mountain	cold,mountain,snow	雪山,冷,山,雪	montaña con nieve,frío,montaña,nieve
        ⛰️	mountain	mountain		山	montaña,monte
        🌋	volcano	volcano	eruption,mountain	火山,喷发,山,爆发	volcán,erupción,erupción volcánica
        🗻	mount fuji	mount_fuji	fuji,mountain	富士山,山	monte Fuji,montaña,monte fuji
        🏕️	camping	camping		露营,帐篷	camping,acampada,campamento,vacaciones
        🏖️	beach with umbrella	beach_with_umbrella	beach,umbrella	沙滩伞,伞,沙滩	playa y sombrilla,playa,sombrilla
        🏜️	desert	desert		沙漠,荒漠	desierto,arena
        🏝️	desert island	desert_island	desert,island	无人荒岛,荒岛	isla desierta,desierta,isla
        🏞️	national park	national_park	park	国家公园,公园,自然,风景	parque nacional,nacional,parque
        🏟️	stadium	stadium		体育馆	estadio
        🏛️	classical building	classical_building	classical	古典建筑,古典,古建筑	edificio clásico,clásico,edificio
        🏗️	building construction	building_construction	construction	施工	construcción,edificio,obra
        🧱	brick	brick	bricks,clay,mortar,wall	砖,墙,砂浆,黏土	ladrillo,arcilla,cemento,muro,pared
        🪨	rock	rock	boulder,heavy,solid,stone	岩石,固体,巨石,石头	piedra,pedrusco,peña,peñasco,roca
        🪵	wood	wood	log,lumber,timber	木头,原木,木材	madera,hoguera,leña,madero,palos,tronco
        🛖	hut	hut	house,roundhouse,yurt	小屋,圆屋,蒙古包	cabaña,casa,yurta
        🏘️	houses	houses		房屋建筑,住宅,房	casas,edificio,urbanización
        🏚️	derelict house	derelict_house	derelict,house	废墟,荒宅,荒废,鬼屋	casa abandonada,abandonada,casa,deshabitada,inhabitada,vacía
        🏠	house	house	home	房子,家	casa,vivienda
        🏡	house with garden	house_with_garden	garden,home,house	别墅,家,房子,花园	casa con jardín,casa,construcción,jardín,vivienda
        🏢	office building	office_building	building	办公楼,写字楼	edificio de oficinas,construcción,edificio,oficinas
        🏣	Japanese post office	japanese_post_office	Japanese,post	日本邮局,日本,邮局	oficina de correos japonesa,correos,edificio,japón,oficina de correos
        🏤	post office	post_office	European,post	邮局,欧洲	oficina de correos europea,correos,edificio,europa,oficina de correos
        🏥	hospital	hospital	doctor,medicine	医院,医生,看病	hospital,doctor,edificio,medicina,médico
        🏦	bank	bank	building	银行	banco,banca,edificio
        🏨	hotel	hotel	building	酒店,旅馆	hotel,alojamiento,edificio,turismo
        🏩	love hotel	love_hotel	hotel,love	情人酒店,情人旅馆,情侣酒店	hotel del amor,amor,edificio,hotel
        🏪	convenience store	convenience_store	convenience,store	便利店,商店	tienda 24 horas,edificio,establecimiento,tienda de comestibles
        🏫	school	school	building	学校,教学楼	colegio,edificio,edificio de colegio
        🏬	department store	department_store	department,store	商场,百货商店	grandes almacenes,comercio
        🏭	factory	factory	building	工厂	fábrica,edificio,industria
        🏯	Japanese castle	japanese_castle	castle,Japanese	日本城堡,城堡,日本	castillo japonés,castillo,construcción
        🏰	castle	castle	European	欧洲城堡,城堡,欧洲	castillo europeo,castillo,construcción
        💒	wedding	wedding	chapel,romance	婚礼,教堂,浪漫,结婚	iglesia celebrando boda,boda,iglesia,romance
        🗼	Tokyo tower	tokyo_tower	Tokyo,tower	东京塔,东京,塔	Torre de Tokio,Tokio,torre
        🗽	Statue of Liberty	statue_of_liberty	liberty,statue	自由女神像,自由,雕塑	Estatua de la Libertad,estatua,estatua de la libertad,libertad
        ⛪	church	church	Christian,cross,religion	教堂,基督,宗教	iglesia,cristianismo,cruz,edificio,religión
        🕌	mosque	mosque	islam,Muslim,religion	清真寺,伊斯兰,宗教,穆斯林	mezquita,islam,religión
        🛕	hindu temple	hindu_temple	hindu,temple	印度寺庙,佛寺,佛教,寺庙,寺院,庙宇	templo hindú,hindú,templo
        🕍	synagogue	synagogue	Jew,Jewish,religion,temple	犹太教堂,会堂,宗教,犹太	sinagoga,judaísmo,religión
        ⛩️	shinto shrine	shinto_shrine	religion,shinto,shrine	神社,宗教,日本,神道教	santuario sintoísta,japón,religión,santuario,sintoísmo
        🕋	kaaba	kaaba	islam,Muslim,religion	克尔白,伊斯兰,天房,宗教,穆斯林	Kaaba,islam,kaaba,religión
        ⛲	fountain	fountain		喷泉	fuente
        ⛺	tent	tent	camping	帐篷,露营	tienda de campaña,campaña,camping,tienda,vacaciones
        🌁	foggy	foggy	fog	有雾,雾,霾	bruma,niebla
        🌃	night with stars	night_with_stars	night,star	夜晚,星空,晚上	noche estrellada,estrellas,noche
        🏙️	cityscape	cityscape	city	城市风光,都市,都市景观,高楼大厦	paisaje urbano,ciudad,edificio,paisaje
        🌄	sunrise over mountains	sunrise_over_mountains	morning,mountain,sun,sunrise	山顶日出,太阳,山,日出,清晨	amanecer sobre montañas,amanecer,montaña,salida,sol
        🌅	sunrise	sunrise	morning,sun	日出,太阳,清晨	amanecer,salida del sol
        🌆	cityscape at dusk	cityscape_at_dusk	city,dusk,evening,landscape,sunset	城市黄昏,夜晚,日落,都市,黄昏	ciudad al atardecer,atardecer,ciudad,edificios,paisaje
        🌇	sunset	sunset	dusk,sun	日落,夕阳	puesta del sol,edificios
        🌉	bridge at night	bridge_at_night	bridge,night	夜幕下的桥,晚上,桥	puente de noche,noche,puente
        ♨️	hot springs	hot_springs	hot,hotsprings,springs,steaming	温泉,水,泉,热气腾腾	aguas termales,termas,vapor
        🎠	carousel horse	carousel_horse	carousel,horse	旋转木马,木马,游乐园	caballo de tiovivo,caballo,entretenimiento,tiovivo
        🛝	playground slide	playground_slide	amusement park,play	游乐场滑梯,游乐园,玩耍	tobogán,jugar,parque,parque de atracciones
        🎡	ferris wheel	ferris_wheel	amusement park,ferris,wheel	摩天轮,游乐园	noria de feria,atracciones,entretenimiento,feria,noria
        🎢	roller coaster	roller_coaster	amusement park,coaster,roller	过山车,游乐园	montaña rusa,atracciones,entretenimiento,feria,parque
        💈	barber pole	barber_pole	barber,haircut,pole	理发店,旋转,柱,理发	poste de barbero,barbería,barbero,peluquero,poste
        🎪	circus tent	circus_tent	circus,tent	马戏团帐篷,帐篷,马戏团	carpa de circo,carpa,circo,entretenimiento
        🚂	locomotive	locomotive	engine,railway,steam,train	蒸汽火车,火车,蒸汽	locomotora de vapor,locomotora,tren,vehículo
        🚃	railway car	railway_car	car,electric,railway,train,tram,trolleybus	轨道车,电车	vagón,ferrocarril,tranvía,tren eléctrico,vehículo
        🚄	high-speed train	high_speed_train	railway,shinkansen,speed,train	高速列车,动车,新干线,火车,高铁	tren de alta velocidad,ferrocarril,rápido,tren,velocidad
        🚅	bullet train	bullet_train	bullet,railway,shinkansen,speed,train	子弹头高速列车,动车,新干线,火车,高速,高铁	tren bala,bala,shinkansen,tren,vehículo,velocidad
        🚆	train	train	railway	火车,铁路	tren,ferrocarril,vehículo
        🚇	metro	metro	subway	地铁	metro,subterráneo,suburbano,transporte
        🚈	light rail	light_rail	railway	轻轨,火车	tren ligero,ferrocarril,transporte,tren
        🚉	station	station	railway,train	车站,火车,铁路	estación de tren,estación,tren
        🚊	tram	tram	trolleybus	路面电车,电车	tranvía,transporte,trolebús
        🚝	monorail	monorail	vehicle	单轨,火车	monorraíl,ferrocarril,monocarril,transporte,tren
        🚞	mountain railway	mountain_railway	car,mountain,railway	山区铁路,山区,火车,铁路	ferrocarril de montaña,ferrocarril,montaña,vehículo
        🚋	tram car	tram_car	car,tram,trolleybus	有轨电车	vagón de tranvía,tranvía,vagón,vehículo
        🚌	bus	bus	vehicle	公交车,公共汽车,大巴	autobús,bus,transporte
        🚍	oncoming bus	oncoming_bus	bus,oncoming	迎面驶来的公交车,公共汽车,大巴,迎面驶来	autobús próximo,autobús,próximo,vehículo
        🚎	trolleybus	trolleybus	bus,tram,trolley	无轨电车,电车	trolebús,transporte,tranvía
        🚐	minibus	minibus	bus	小巴,公共汽车	minibús,autobús,bus,transporte
        🚑	ambulance	ambulance	vehicle	救护车,急救	ambulancia,asistencia médica,transporte,vehículo
        🚒	fire engine	fire_engine	engine,fire,truck	消防车,救火车	coche de bomberos,camión,camión de bomberos,fuego,vehículo
        🚓	police car	police_car	car,patrol,police	警车,警察,巡逻	coche de policía,coche patrulla,policía,vehículo
        🚔	oncoming police car	oncoming_police_car	car,oncoming,police	迎面驶来的警车,警察,警车	coche de policía próximo,coche patrulla,policía,próximo,vehículo
        🚕	taxi	taxi	vehicle	出租车,的士	taxi,coche,vehículo
        🚖	oncoming taxi	oncoming_taxi	oncoming,taxi	迎面驶来的出租车,出租车,的士	taxi próximo,taxi,vehículo
        🚗	automobile	car automobile	car	汽车,轿车	coche,automóvil,vehículo
        🚘	oncoming automobile	oncoming_automobile	automobile,car,oncoming	迎面驶来的汽车,轿车	coche próximo,automóvil,coche,próximo,vehículo
        🚙	sport utility vehicle	sport_utility_vehicle	recreational,sport utility	运动型多用途车,SUV,休闲车	vehículo deportivo utilitario,camping,caravana,furgoneta,vacaciones,vehículo
        🛻	pickup truck	pickup_truck	pick-up,pickup,truck	敞蓬小型载货卡车,卡车,载货	camioneta,pickup,ranchera
        🚚	delivery truck	delivery_truck	delivery,truck	货车,卡车	camión de reparto,mercancías,reparto,transporte,vehículo
        🚛	articulated lorry	articulated_lorry	lorry,semi,truck	铰接式货车,卡车,拖车	camión articulado,camión,tráiler,vehículo
        🚜	tractor	tractor	vehicle	拖拉机	tractor,agricultura,vehículo
        🏎️	racing car	racing_car	car,racing	赛车,跑车	coche de carreras,carreras,coche
        🏍️	motorcycle	motorcycle	racing	摩托车,摩托	moto,carreras,motocicleta,vehículo
        🛵	motor scooter	motor_scooter	motor,scooter	小型摩托车	scooter,escúter,moto
        🦽	manual wheelchair	manual_wheelchair	accessibility	手动轮椅,无障碍,轮椅	silla de ruedas manual,accesibilidad
        🦼	motorized wheelchair	motorized_wheelchair	accessibility	电动轮椅,无障碍,轮椅	silla de ruedas eléctrica,accesibilidad
        🛺	auto rickshaw	auto_rickshaw	tuk tuk	三轮摩托车,三脚鸡,三蹦子,嘟嘟车,自动人力车	mototaxi,rickshaw,tuk tuk
        🚲	bicycle	bicycle bike	bike	自行车,单车,脚踏车	bicicleta,bici,vehículo
        🛴	kick scooter	kick_scooter	kick,scooter	滑板车	patinete
        🛹	skateboard	skateboard	board	滑板,板	monopatín,skateboard,tabla
        🛼	roller skate	roller_skate	roller,skate	四轮滑冰鞋,滑冰,轮式	patines,patín,patín de 4 ruedas,patín de cuatro ruedas
        🚏	bus stop	bus_stop	bus,stop	公交车站,公交站,公共汽车站	parada de autobús,autobús,parada
        🛣️	motorway	motorway	highway,road	高速公路,公路	autopista,carretera
        🛤️	railway track	railway_track	railway,train	铁轨,火车,铁路	vía de tren,tren,vía
        🛢️	oil drum	oil_drum	drum,oil	石油桶,桶	barril de petróleo,barril,bidón,petróleo
        ⛽	fuel pump	fuel_pump	diesel,fuel,fuelpump,gas,pump,station	油泵,加油站,柴油,燃油	surtidor de gasolina,bomba de gasolina,combustible,gasolina,surtidor
        🛞	wheel	wheel	circle,tire,turn	车轮,圆圈,转动,轮胎	rueda,círculo,girar,neumático,rodar
        🚨	police car light	rotating_light police_car_light	beacon,car,light,police,revolving	警车灯,灯,警报,警灯,警示	luces de policía,coche de policía,luces,policía
        🚥	horizontal traffic light	horizontal_traffic_light	light,signal,traffic	横向的红绿灯,交通灯,信号灯,红绿灯	semáforo horizontal,luz,señales de tráfico,tráfico
        🚦	vertical traffic light	vertical_traffic_light	light,signal,traffic	纵向的红绿灯,交通灯,信号灯,红绿灯	semáforo,luz,semáforo vertical,señales de tráfico,tráfico
        🛑	stop sign	stop_sign	octagonal,sign,stop	停止标志,八边形,标志	señal de stop,octágono,parada,señal,stop
        🚧	construction	construction	barrier	路障,施工	obras,construcción,señal,señal de obras
        ⚓	anchor	anchor	ship,tool	锚,停泊,船	ancla,barco,gancho
        🛟	ring buoy	ring_buoy	float,life preserver,life saver,rescue,safety	救生圈,安全,救援,救生用具,漂浮	salvavidas,flotador,rescate,seguridad,socorrista
        ⛵	sailboat	sailboat	boat,resort,sea,yacht	帆船,船	velero,barco,barco de vela,yate
        🛶	canoe	canoe	boat	独木舟	canoa,barca,barco,piragua
        🚤	speedboat	speedboat	boat	快艇,船	lancha motora,barco,vehículo
        🛳️	passenger ship	passenger_ship	passenger,ship	客轮,客船	barco de pasajeros,barco,pasajeros,vehículo
        ⛴️	ferry	ferry	boat,passenger	渡轮,渡船,轮船	ferri,barco,ferry
        🛥️	motor boat	motor_boat	boat,motorboat	摩托艇,船	barco a motor,barco,motor,vehículo
        🚢	ship	ship	boat,passenger	船	barco,vehículo
        ✈️	airplane	airplane	aeroplane	飞机	avión,aeroplano
        🛩️	small airplane	small_airplane	aeroplane,airplane	小型飞机,飞机	avioneta,avión
        🛫	airplane departure	airplane_departure	aeroplane,airplane,check-in,departure,departures	航班起飞,值机,登机,起飞	avión despegando,aeroplano,avión,salida
        🛬	airplane arrival	airplane_arrival	aeroplane,airplane,arrivals,arriving,landing	航班降落,到达,降落	avión aterrizando,aeroplano,avión,llegada
        🪂	parachute	parachute	hang-glide,parasail,skydive	降落伞,帆伞,悬挂滑翔,滑翔,滑翔伞,跳伞	paracaídas,ala delta,paracaidismo,paravela,volar
        💺	seat	seat	chair	座位,椅子	asiento de transporte,asiento,plaza,silla
        🚁	helicopter	helicopter	vehicle	直升机,直升飞机	helicóptero,aspas,rotores,vehículo,volar
        🚟	suspension railway	suspension_railway	railway,suspension	空轨,悬挂,空中轨道列车	ferrocarril de suspensión,ferrocarril,suspensión,vehículo
        🚠	mountain cableway	mountain_cableway	cable,gondola,mountain	缆车,空中,索道	teleférico de montaña,cable,funicular,montaña,teleférico,vehículo
        🚡	aerial tramway	aerial_tramway	aerial,cable,car,gondola,tramway	索道,空中,缆车	teleférico,aéreo,tranvía,vehículo
        🛰️	satellite	satellite	space	卫星,太空	satélite,espacio,vehículo
        🚀	rocket	rocket	launch,ship,space	火箭,太空	cohete,espacio,vehículo
        🛸	flying saucer	flying_saucer	UFO	飞碟,UFO,不明飞行物	platillo volante,ovni
        🛎️	bellhop bell	bellhop_bell	bell,bellhop,hotel	服务铃,酒店,铃	timbre de hotel,botones,campanilla,hotel,timbre
        🧳	luggage	luggage	packing,travel	行李箱,包装,旅行	equipaje,maleta,viajar
        ⌛	hourglass done	hourglass_done	sand,timer	沙漏,计时器	reloj de arena sin tiempo,arena,reloj,temporizador
        ⏳	hourglass not done	hourglass hourglass_not_done	hourglass,sand,timer	沙正往下流的沙漏,计时器	reloj de arena con tiempo,reloj con arena cayendo,temporizador
        ⌚	watch	watch	clock	手表,表	reloj
        ⏰	alarm clock	alarm_clock	time,alarm,clock	闹钟,钟	reloj despertador,alarma,despertador,reloj
        ⏱️	stopwatch	stopwatch	clock	秒表,码表,计时器	cronómetro,reloj
        ⏲️	timer clock	timer_clock	clock,timer	定时器,计时器	temporizador,reloj
        🕰️	mantelpiece clock	mantelpiece_clock	clock	座钟,台钟,壁炉钟	reloj de sobremesa,reloj,sobremesa
        🕛	twelve o’clock	twelve_oclock	00,12,12:00,clock,o’clock,twelve	十二点,12:00	12 en punto,12:00,doce,reloj
        🕧	twelve-thirty	twelve_thirty	12,12:30,clock,thirty,twelve	十二点半,12:30	doce y media,12:30,reloj
        🕐	one o’clock	one_oclock	00,1,1:00,clock,o’clock,one	一点,1:00	1 en punto,1:00,reloj,una
        🕜	one-thirty	one_thirty	1,1:30,clock,one,thirty	一点半,1:30	una y media,1:30,reloj
        🕑	two o’clock	two_oclock	00,2,2:00,clock,o’clock,two	两点,2:00	2 en punto,2:00,dos,reloj
        🕝	two-thirty	two_thirty	2,2:30,clock,thirty,two	两点半,2:30	dos y media,2:30,reloj
        🕒	three o’clock	three_oclock	00,3,3:00,clock,o’clock,three	三点,3:00	3 en punto,3:00,reloj,tres
        🕞	three-thirty	three_thirty	3,3:30,clock,thirty,three	三点半,3:30	tres y media,3:30,reloj
        🕓	four o’clock	four_oclock	00,4,4:00,clock,four,o’clock	四点,4:00	4 en punto,4:00,cuatro,reloj
        🕟	four-thirty	four_thirty	4,4:30,clock,four,thirty	四点半,4:30	cuatro y media,4:30,reloj
        🕔	five o’clock	five_oclock	00,5,5:00,clock,five,o’clock	五点,5:00	5 en punto,5:00,cinco,reloj
        🕠	five-thirty	five_thirty	5,5:30,clock,five,thirty	五点半,5:30	cinco y media,5:30,reloj
        🕕	six o’clock	six_oclock	00,6,6:00,clock,o’clock,six	六点,6:00	6 en punto,6:00,reloj,seis
        🕡	six-thirty	six_thirty	6,6:30,clock,six,thirty	六点半,6:30	seis y media,6:30,reloj
        🕖	seven o’clock	seven_oclock	00,7,7:00,clock,o’clock,seven	七点,7:00	7 en punto,7:00,reloj,siete
        🕢	seven-thirty	seven_thirty	7,7:30,clock,seven,thirty	七点半,7:30	siete y media,7:30,reloj
        🕗	eight o’clock	eight_oclock	00,8,8:00,clock,eight,o’clock	八点,8:00	8 en punto,8:00,ocho,reloj
        🕣	eight-thirty	eight_thirty	8,8:30,clock,eight,thirty	八点半,8:30	ocho y media,8:30,reloj
        🕘	nine o’clock	nine_oclock	00,9,9:00,clock,nine,o’clock	九点,9:00	9 en punto,9:00,nueve,reloj
        🕤	nine-thirty	nine_thirty	9,9:30,clock,nine,thirty	九点半,9:30	nueve y media,9:30,reloj
        🕙	ten o’clock	ten_oclock	00,10,10:00,clock,o’clock,ten	十点,10:00	10 en punto,10:00,diez,reloj
        🕥	ten-thirty	ten_thirty	10,10:30,clock,ten,thirty	十点半,10:30	diez y media,10:30,reloj
        🕚	eleven o’clock	eleven_oclock	00,11,11:00,clock,eleven,o’clock	十一点,11:00	11 en punto,11:00,once,reloj
        🕦	eleven-thirty	eleven_thirty	11,11:30,clock,eleven,thirty	十一点半,11:30	once y media,11:30,reloj
        🌑	new moon	new_moon	dark,moon	朔月,新月,月亮	luna nueva,luna,oscuridad
        🌒	waxing crescent moon	waxing_crescent_moon	crescent,moon,waxing	娥眉月,三日月,弯月,月亮,眉月	luna creciente,creciente,cuarto,espacio,luna
        🌓	first quarter moon	first_quarter_moon	moon,quarter	上弦月,月亮	luna en cuarto creciente,creciente,cuarto,espacio,luna
        🌔	waxing gibbous moon	waxing_gibbous_moon	gibbous,moon,waxing	盈凸月,月亮	luna gibosa creciente,creciente,gibosa,luna
        🌕	full moon	full_moon	full,moon	满月,月亮,望月	luna llena,llena,luna,plenilunio
        🌖	waning gibbous moon	waning_gibbous_moon	gibbous,moon,waning	亏凸月,月亮	luna gibosa menguante,gibosa,luna,menguante
        🌗	last quarter moon	last_quarter_moon	moon,quarter	下弦月,月亮	luna en cuarto menguante,cuarto,luna,menguante
        🌘	waning crescent moon	waning_crescent_moon	crescent,moon,waning	残月,亏眉月,弯月,月亮	luna menguante,luna,menguante
        🌙	crescent moon	crescent_moon	crescent,moon	弯月,娥眉月,月亮	luna,creciente,espacio
        🌚	new moon face	new_moon_face	face,moon	微笑的朔月,月亮,朔月	luna nueva con cara,cara,espacio,luna
        🌛	first quarter moon face	first_quarter_moon_face	face,moon,quarter	微笑的上弦月,月亮,蛾眉月	luna de cuarto creciente con cara,cara,creciente,cuarto,espacio,luna
        🌜	last quarter moon face	last_quarter_moon_face	face,moon,quarter	微笑的下弦月,月亮,残月	luna de cuarto menguante con cara,cara,creciente,cuarto,espacio,luna
        🌡️	thermometer	thermometer	weather	温度计,天气,气温	termómetro,temperatura
        ☀️	sun	sunny sun	bright,rays,sunny	太阳,晴,晴天	sol,espacio,rayos,soleado
        🌝	full moon face	full_moon_face	bright,face,full,moon	微笑的月亮,月亮,望月,满月	luna llena con cara,cara,llena,luna
        🌞	sun with face	sun_with_face	bright,face,sun	微笑的太阳,太阳	sol con cara,brillante,cara,sol
        🪐	ringed planet	ringed_planet	saturn,saturnine	有环行星,土星	planeta con anillos,saturnino,saturno
        ⭐	star	star	favorite	星星,五角星	estrella blanca mediana,estrella
        🌟	glowing star	star2 glowing_star	glittery,glow,shining,sparkle,star	闪亮的星星,发光,星星	estrella brillante,brillante,estrella,resplandeciente
        🌠	shooting star	shooting_star	falling,shooting,star	流星	estrella fugaz,estrella,lluvia
        🌌	milky way	milky_way	space	银河,星空	Vía Láctea,espacio,galaxia,vía láctea
        ☁️	cloud	cloud	weather	云,阴	nube,tiempo
        ⛅	sun behind cloud	sun_behind_cloud	cloud,sun	阴,乌云蔽日,多云	sol detrás de una nube,nube,sol,sol con nubes
        ⛈️	cloud with lightning and rain	cloud_with_lightning_and_rain	cloud,rain,thunder	雷阵雨,阵雨,雨	nube con rayo y lluvia,lluvia,nube,trueno
        🌤️	sun behind small cloud	sun_behind_small_cloud	cloud,sun	晴偶有云,云,太阳,少云	sol detrás de una nube pequeña,nube,sol
        🌥️	sun behind large cloud	sun_behind_large_cloud	cloud,sun	多云,云,太阳	sol detrás de una nube grande,nube,sol
        🌦️	sun behind rain cloud	sun_behind_rain_cloud	cloud,rain,sun	晴转雨,云,太阳,雨	sol detrás de una nube con lluvia,lluvia,nube,sol
        🌧️	cloud with rain	cloud_with_rain	cloud,rain	下雨,云,雨	nube con lluvia,lluvia,nube
        🌨️	cloud with snow	cloud_with_snow	cloud,cold,snow	下雪,云,雪	nube con nieve,frío,nieve,nube
        🌩️	cloud with lightning	cloud_with_lightning	cloud,lightning	打雷,云,闪电,雷	nube con rayo,nube,rayo
        🌪️	tornado	tornado	cloud,whirlwind	龙卷风,云,旋风	tornado,nube,torbellino
        🌫️	fog	fog	cloud	雾,霾	niebla,nube
        🌬️	wind face	wind_face	blow,cloud,face,wind	大风,狂风	cara de viento,cara,nube,soplar,viento
        🌀	cyclone	cyclone	dizzy,hurricane,twister,typhoon	台风,旋风,飓风	ciclón,mareo,tifón,tornado
        🌈	rainbow	rainbow	rain	彩虹	arcoíris,colores,lluvia
        🌂	closed umbrella	closed_umbrella	clothing,rain,umbrella	收起的伞,伞,雨,雨伞	paraguas cerrado,accesorios,lluvia,paraguas
        ☂️	umbrella	umbrella2	clothing,rain	伞,雨,雨伞	paraguas,lluvia,paraguas abierto
        ☔	umbrella with rain drops	umbrella umbrella_with_rain_drops	clothing,drop,rain,umbrella	雨伞,下雨,雨滴	paraguas con gotas de lluvia,gotas,lluvia,paraguas
        ⛱️	umbrella on ground	umbrella_on_ground	rain,sun,umbrella	阳伞,伞	sombrilla en la arena,arena,sol,sombrilla
        ⚡	high voltage	zap high_voltage	danger,electric,lightning,voltage,zap	高压,危险,有电,闪电	alto voltaje,peligro,peligro de alto voltaje,señal,señal de alto voltaje,voltaje
        ❄️	snowflake	snowflake	cold,snow	雪花,冷,雪	copo de nieve,frío,nieve
        ☃️	snowman	snowman	cold,snow	雪与雪人,雪,雪人	muñeco de nieve con nieve,nieve
        ⛄	snowman without snow	snowman_without_snow	cold,snow,snowman	雪人	muñeco de nieve,muñeco de nieve sin nieve,nieve
        ☄️	comet	comet	space	彗星,太空	meteorito,cometa,espacio
        🔥	fire	fire	lit,hot,flame,tool	火焰,火	fuego,llama
        💧	droplet	droplet	cold,comic,drop,sweat	水滴,冷,水	gota,agua,cómic,sudor
        🌊	water wave	ocean water_wave	ocean,water,wave	浪花,波浪,海洋	ola de mar,mar,océano,ola
        """#
}
