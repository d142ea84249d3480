// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let symbols = #"""
        🏧	ATM sign	atm_sign	ATM,automated,bank,teller	取款机,柜员机,标识,银行	señal de cajero automático,atm,banco,cajero
        🚮	litter in bin sign	litter_in_bin_sign	litter,litter bin	倒垃圾,垃圾丢弃处,垃圾入篓	señal de usar papelera,basura,papelera,señal,tirar la basura en la papelera
        🚰	potable water	potable_water	drinking,potable,water	饮用水,喝水,接水,水,水龙头	agua potable,agua,potable
        ♿	wheelchair symbol	wheelchair_symbol	access	轮椅标识,无障碍,残疾,残障,轮椅,轮椅符号	símbolo de silla de ruedas,acceso,señal,silla,silla de ruedas,símbolo
        🚹	men’s room	mens_room	bathroom,lavatory,man,restroom,toilet,WC	男厕,卫生间,厕所,洗手间,男士	aseo para hombres,aseo de caballeros,baño,señal,señal con un hombre,servicio
        🚺	women’s room	womens_room	bathroom,lavatory,restroom,toilet,WC,woman	女厕,卫生间,厕所,女士,洗手间	señal de aseo para mujeres,aseo de señoras,baño,señal,señal con una mujer,servicio
        🚻	restroom	restroom	bathroom,lavatory,toilet,WC	卫生间,厕所,洗手间	señal de aseos,aseos,servicios,wc
        🚼	baby symbol	baby_symbol	baby,changing	宝宝,婴儿,母婴室	señal de bebé,bebé,cambiar,lactancia
        🚾	water closet	water_closet	bathroom,closet,lavatory,restroom,toilet,water,WC	厕所,卫生间,洗手间,盥洗室	aseos,lavabo,servicios,WC
        🛂	passport control	passport_control	control,passport	护照检查,安检,检查,通行证	control de pasaportes,control,pasaportes
        🛃	customs	customs		海关	aduana
        🛄	baggage claim	baggage_claim	baggage,claim	提取行李,提取,行李	recogida de equipajes,equipaje,maleta
        🛅	left luggage	left_luggage	baggage,locker,luggage	寄存行李,寄存,行李	consigna,depósito,equipaje,servicio de equipaje en depósito
        ⚠️	warning	warning		警告	advertencia,cuidado,señal
        🚸	children crossing	children_crossing	child,crossing,pedestrian,traffic	儿童过街,交通,安全,指示牌,行人	niños cruzando,cruzando,niños,señal
        ⛔	no entry	no_entry	entry,forbidden,no,not,prohibited,traffic	禁止通行,交通,请勿入内,请勿驶入	dirección prohibida,no,prohibido,señal,señal de dirección prohibida
        🚫	prohibited	prohibited	entry,forbidden,no,not	禁止,不准,不许,严禁,阻止	prohibido,entrar,no,pasar,prohibición
        🚳	no bicycles	no_bicycles	bicycle,bike,forbidden,no,prohibited	禁止自行车,严禁,交通,非机动车	bicicletas prohibidas,bicicleta,prohibido,vehículo
        🚭	no smoking	no_smoking	forbidden,no,not,prohibited,smoking	禁止吸烟,严禁,抽烟	prohibido fumar,fumar,no,prohibido,señal
        🚯	no littering	no_littering	forbidden,litter,no,not,prohibited	禁止乱扔垃圾,严禁,垃圾	prohibido tirar basura,basura,prohibido,señal,señal de no tirar basura
        🚱	non-potable water	non_potable_water	non-drinking,non-potable,water	非饮用水,水,非直饮水	agua no potable,agua,no potable
        🚷	no pedestrians	no_pedestrians	forbidden,no,not,pedestrian,prohibited	禁止行人通行,严禁,行人	prohibido el paso de peatones,peatón,peatones,prohibido,señal
        📵	no mobile phones	no_mobile_phones	cell,forbidden,mobile,no,phone	禁止使用手机,严禁,电话	prohibido el uso de móviles,móvil,no hacer llamadas,prohibido,teléfono
        🔞	no one under eighteen	no_one_under_eighteen	18,age restriction,eighteen,prohibited,underage	18禁,未成年人不宜,禁止	prohibido para menos de 18 años,prohibido,prohibido para menores de 18 años
        ☢️	radioactive	nuclear radioactive	sign	辐射,放射性,标识	radiactivo,radiactividad,radioactividad,radioactivo,señal
        ☣️	biohazard	biohazard	sign	生物危害,动物,当心感染	riesgo biológico,peligro,señal
        ⬆️	up arrow	up arrow_up up_arrow	arrow,cardinal,direction,north	向上箭头,北,方向,标识	flecha hacia arriba,dirección,flecha,flecha arriba,norte
        ↗️	up-right arrow	up_right_arrow	arrow,direction,intercardinal,northeast	右上箭头,东北,方向,标识	flecha hacia la esquina superior derecha,arriba,derecha,dirección,flecha,noreste
        ➡️	right arrow	arrow_right right_arrow	arrow,cardinal,direction,east	向右箭头,东,方向,标识	flecha hacia la derecha,derecha,dirección,este,flecha
        ↘️	down-right arrow	down_right_arrow	arrow,direction,intercardinal,southeast	右下箭头,东南,方向,标识	flecha hacia la esquina inferior derecha,abajo,derecha,dirección,flecha,sudeste
        ⬇️	down arrow	arrow_down down_arrow	arrow,cardinal,direction,down,south	向下箭头,向下,基本,方位,正南,箭头	flecha hacia abajo,abajo,dirección,flecha,sur
        ↙️	down-left arrow	down_left_arrow	arrow,direction,intercardinal,southwest	左下箭头,方向,标识,西南	flecha hacia la esquina inferior izquierda,abajo,dirección,flecha,izquierda,suroeste
        ⬅️	left arrow	arrow_left left_arrow	arrow,cardinal,direction,west	向左箭头,方向,标识,西	flecha hacia la izquierda,flecha,izquierda,oeste
        ↖️	up-left arrow	up_left_arrow	arrow,direction,intercardinal,northwest	左上箭头,方向,标识,西北	flecha hacia la esquina superior izquierda,arriba,dirección,flecha,izquierda,noroeste
        ↕️	up-down arrow	up_down_arrow	arrow	上下箭头,上下,箭头	flecha arriba y abajo,abajo,arriba,dirección,flecha
        ↔️	left-right arrow	left_right_arrow	arrow	左右箭头,左右,箭头	flecha izquierda y derecha,derecha,dirección,flecha,izquierda
        ↩️	right arrow curving left	right_arrow_curving_left	arrow	右转弯箭头,右转弯,向左弯曲的右箭头,箭头	flecha derecha curvándose a la izquierda,curva,dirección,flecha,izquierda
        ↪️	left arrow curving right	left_arrow_curving_right	arrow	左转弯箭头,向右弯曲的左箭头,左转弯,箭头	flecha izquierda curvándose a la derecha,curva,derecha,dirección,flecha
        ⤴️	right arrow curving up	right_arrow_curving_up	arrow	右上弯箭头,右上弯,向上弯曲的右箭头,箭头	flecha derecha curvándose hacia arriba,arriba,curva,dirección,flecha
        ⤵️	right arrow curving down	right_arrow_curving_down	arrow,down	右下弯箭头,右下弯,向下弯曲的右箭头,箭头	flecha derecha curvándose hacia abajo,abajo,curva,dirección,flecha
        🔃	clockwise vertical arrows	clockwise_vertical_arrows	arrow,clockwise,reload	顺时针垂直箭头,方向,标识,重新载入	flechas verticales en sentido horario,flechas,flechas verticales sentido horario,horario,señal de recarga
        🔄	counterclockwise arrows button	counterclockwise_arrows_button	anticlockwise,arrow,counterclockwise,withershins	逆时针箭头按钮,箭头,逆时针,逆时针箭头	flechas en sentido antihorario,dirección,flechas,señal de recarga,sentido antihorario
        🔙	BACK arrow	back_arrow	arrow,BACK	返回箭头,回退,箭头,返回	flecha BACK,atrás,atrás con flecha izquierda,back,flecha,flecha a la izquierda
        🔚	END arrow	end_arrow	arrow,END	结束箭头,箭头,结束	flecha END,final,final con flecha izquierda,flecha,flecha a la izquierda
        🔛	ON! arrow	on_arrow	arrow,mark,ON,ON!	ON! 箭头,ON,开始,标识,箭头	flecha ON!,flecha,on,señal
        🔜	SOON arrow	soon_arrow	arrow,SOON	SOON 箭头,箭头,马上	flecha SOON,flecha,soon,soon con flecha a la derecha
        🔝	TOP arrow	top_arrow	arrow,TOP,up	置顶,向上,标识	flecha TOP,arriba,flecha hacia arriba,top,top con flecha hacia arriba
        🛐	place of worship	place_of_worship	religion,worship	宗教场所,地点,礼拜,祈祷	lugar de culto,culto,religión
        ⚛️	atom symbol	atom_symbol	atheist,atom	原子符号,无神论,物质	símbolo de átomo,átomo,símbolo
        🕉️	om	om	Hindu,religion	奥姆,印度,宗教	om,hindú,religión
        ✡️	star of David	star_of_david	David,Jew,Jewish,religion,star	六芒星,大卫之星,宗教,犹太	estrella de David,david,estrella,estrella de david,judaísmo,religión
        ☸️	wheel of dharma	wheel_of_dharma	Buddhist,dharma,religion,wheel	法轮,佛,宗教,达摩	rueda del dharma,budismo,dharma,religión,rueda
        ☯️	yin yang	yin_yang	religion,tao,taoist,yang,yin	阴阳,太极,宗教,道,道教,阳,阴	yin yang,religión,taoísmo,yang,yin
        ✝️	latin cross	latin_cross	Christian,cross,religion	十字架,基督,天主教,宗教	cruz latina,cristianismo,cruz,religión
        ☦️	orthodox cross	orthodox_cross	Christian,cross,religion	东正教十字架,东正教,十字架,基督,宗教	cruz ortodoxa,cruz,religión
        ☪️	star and crescent	star_and_crescent	islam,Muslim,religion	星月,伊斯兰,宗教,穆斯林	media luna y estrella,estrella,islam,luna,religión
        ☮️	peace symbol	peace_symbol	peace	和平符号,和平	símbolo de la paz,paz
        🕎	menorah	menorah	candelabrum,candlestick,religion	烛台,光明节,宗教,灯台	menorá,candelabro,religión
        🔯	dotted six-pointed star	dotted_six_pointed_star	fortune,star	带中间点的六芒星,六角星,命运	estrella de seis puntas,adivinación,buena fortuna,estrella,seis puntas
        🪯	khanda	khanda			
        ♈	Aries	aries	ram,zodiac	白羊座,公羊,星座	Aries,aries,carnero,zodiaco
        ♉	Taurus	taurus	bull,ox,zodiac	金牛座,公牛,星座	Tauro,buey,tauro,toro,zodiaco
        ♊	Gemini	gemini	twins,zodiac	双子座,孪生子,星座	Géminis,gemelos,géminis,zodiaco
        ♋	Cancer	cancer	crab,zodiac	巨蟹座,星座,螃蟹	Cáncer,cáncer,cangrejo,zodiaco
        ♌	Leo	leo	lion,zodiac	狮子座,星座,雄狮	Leo,leo,león,zodiaco
        ♍	Virgo	virgo	zodiac	处女座,星座,黄道十二宫	Virgo,virgo,zodiaco
        ♎	Libra	libra	balance,justice,scales,zodiac	天秤座,平衡,星座,正义	Libra,balanza,escala,justicia,libra,zodiaco
        ♏	Scorpio	scorpio	scorpion,scorpius,zodiac	天蝎座,星座,蝎子	Escorpio,escorpio,escorpión,zodiaco
        ♐	Sagittarius	sagittarius	archer,zodiac	射手座,弓箭手,星座	Sagitario,arquero,sagitario,zodiaco
        ♑	Capricorn	capricorn	goat,zodiac	摩羯座,山羊,星座	Capricornio,cabra,capricornio,zodiaco
        ♒	Aquarius	aquarius	bearer,water,zodiac	水瓶座,星座,水	Acuario,acuario,agua,zodiaco
        ♓	Pisces	pisces	fish,zodiac	双鱼座,星座,鱼	Piscis,pescado,pez,piscis,zodiaco
        ⛎	Ophiuchus	ophiuchus	bearer,serpent,snake,zodiac	蛇夫座,星座,蛇	Ofiuco,ofiuco,serpiente,zodiaco
        🔀	shuffle tracks button	shuffle_tracks_button	arrow,crossed	随机播放音轨按钮,交叉,打乱,随机	reproducción aleatoria,cruzado,flechas,flechas entrecruzadas
        🔁	repeat button	repeat_button	arrow,clockwise,repeat	重复按钮,循环播放,箭头,顺时针	repetir,flechas,repetición
        🔂	repeat single button	repeat_single_button	arrow,clockwise,once	重复一次按钮,单曲循环,循环,箭头,顺时针	repetir una vez,flechas,repetición,uno
        ▶️	play button	play_button	arrow,play,right,triangle	播放按钮,三角,向右,箭头	reproducir,botón de reproducción,flecha,triángulo
        ⏩	fast-forward button	fast_forward_button	arrow,double,fast,forward	快进按钮,双箭头,向前,快速	avance rápido,avanzar,doble,flecha
        ⏭️	next track button	next_track_button	arrow,next scene,next track,triangle	下一个音轨按钮,三角,往后,箭头	pista siguiente,raya vertical,siguiente,triángulos
        ⏯️	play or pause button	play_or_pause_button	arrow,pause,play,right,triangle	播放或暂停按钮,三角,向右	reproducir o pausa,pausa,reproducir,triángulo
        ◀️	reverse button	reverse_button	arrow,left,reverse,triangle	倒退按钮,三角,后退,向左	retroceso,izquierda,triángulo
        ⏪	fast reverse button	fast_reverse_button	arrow,double,rewind	快退按钮,倒回,双箭头	rebobinado,flecha,flecha doble a la izquierda,izquierda,rebobinar
        ⏮️	last track button	last_track_button	arrow,previous scene,previous track,triangle	上一个音轨按钮,三角,箭头	pista anterior,atrás,escena anterior,triángulo
        🔼	upwards button	upwards_button	arrow,button,red	向上三角形按钮,往上,箭头	triángulo hacia arriba,arriba,botón,botón triángulo hacia arriba,triángulo
        ⏫	fast up button	fast_up_button	arrow,double	快速上升按钮,双箭头,向上	triángulo doble hacia arriba,arriba,flecha
        🔽	downwards button	downwards_button	arrow,button,down,red	向下三角形按钮,往下,箭头	triángulo hacia abajo,abajo,botón,botón triángulo hacia abajo,triángulo
        ⏬	fast down button	fast_down_button	arrow,double,down	快速下降按钮,双箭头,向下	triángulo doble hacia abajo,triángulo,triángulo doble abajo
        ⏸️	pause button	pause_button	bar,double,pause,vertical	暂停按钮,停止,双条形	pausa,barras,botón,vertical
        ⏹️	stop button	stop_button	square,stop	停止按钮,方形,终止	detener,botón,cuadrado,parar
        ⏺️	record button	record_button	circle,record	录制按钮,制作,圆	grabar,botón,círculo
        ⏏️	eject button	eject_button	eject	推出按钮,向上三角,弹出	expulsar,botón
        🎦	cinema	cinema	camera,film,movie	电影院,场所,影片	cine,entretenimiento,película
        🔅	dim button	dim_button	brightness,dim,low	低亮度按钮,亮度,低,昏暗	brillo bajo,bajo,brillo,señal de brillo bajo,tenue
        🔆	bright button	bright_button	bright,brightness	高亮度按钮,亮度,太阳,明亮	brillo alto,alto,brillante,brillo,señal de brillo alto
        📶	antenna bars	antenna_bars	antenna,bar,cell,mobile,phone	信号强度条,天线,手机,条	barras de cobertura,antena,celular,móvil,señal,teléfono
        🛜	wireless	wireless			
        📳	vibration mode	vibration_mode	cell,mobile,mode,phone,telephone,vibration	振动模式,手机,震动	modo vibración,móvil,teléfono,teléfono celular,vibración
        📴	mobile phone off	mobile_phone_off	cell,mobile,off,phone,telephone	手机关机,关闭,手机	teléfono móvil apagado,apagado,móvil,teléfono,teléfono celular
        ♀️	female sign	female_sign	woman	女性符号,符号,雌性	signo femenino,mujer,signo,símbolo
        ♂️	male sign	male_sign	man	男性符号,符号,雄性	signo masculino,hombre,signo,símbolo
        ⚧️	transgender symbol	transgender_symbol	transgender	跨性别符号,跨性别	símbolo de transgénero,transgénero
        ✖️	multiply	multiply	×,cancel,multiplication,sign,x	乘,乘号,取消,相乘,符号	multiplicación,×,cancelar,marca,prohibido,signo de multiplicación,x
        ➕	plus	plus	+,math,sign	加,加号,十字,数学,相加,符号	más,+,signo,suma
        ➖	minus	minus	-,−,math,sign	减,减号,数学,横线,符号	menos,-,−,resta,signo
        ➗	divide	divide	÷,division,math,sign	除,数学,相除,符号,除号	división,÷,signo,signo de división
        🟰	heavy equals sign	heavy_equals_sign	equality,math	粗等号,平等,数学,相等,等号	signo igual grueso,equivalencia,igualdad,matemáticas,mates
        ♾️	infinity	infinity	forever,unbounded,universal	无穷大,宇宙,无尽,极大	infinito,ilimitado,siempre,universal
        ‼️	double exclamation mark	bangbang double_exclamation_mark	!,!!,bangbang,exclamation,mark	双感叹号,！,！！,两个,吃惊,标点符号	exclamación doble,!!,exclamación,puntuación,sorpresa
        ⁉️	exclamation question mark	interrobang exclamation_question_mark	!,!?,?,exclamation,interrobang,mark,punctuation,question	感叹疑问号,！,！？,？,吃惊,标点符号,问号	exclamación e interrogación,!,!?,?,exclamación,interrogación
        ❓	red question mark	question red_question_mark	question,?,mark,punctuation	红色问号,为什么,标点符号,问号	interrogación roja,?,interrogación,pregunta,puntuación,signo de interrogación
        ❔	white question mark	white_question_mark	?,mark,outlined,punctuation,question	白色问号,？,为什么,标点符号,空心	interrogación blanca,?,interrogación,pregunta,puntuación
        ❕	white exclamation mark	white_exclamation_mark	!,exclamation,mark,outlined,punctuation	白色感叹号,！,吃惊,标点符号,空心	exclamación blanca,!,exclamación,puntuación
        ❗	red exclamation mark	exclamation red_exclamation_mark	important,!,exclamation,mark,punctuation	红色感叹号,！,吃惊,感叹号,标点符号	exclamación roja,!,exclamación,puntuación,signo de exclamación
        〰️	wavy dash	wavy_dash	dash,punctuation,wavy	波浪型破折号,标点符号,浪花	guion ondulado,guion,marca de sonido largo,ondulado
        💱	currency exchange	currency_exchange	bank,currency,exchange,money	货币兑换,兑换,外汇,换汇,汇率,流通	cambio de divisas,cambio,dinero,divisa,moneda
        💲	heavy dollar sign	heavy_dollar_sign	currency,dollar,money	粗美元符号,美元,货币,金钱	símbolo de dólar,dinero,dólar,símbolo
        ⚕️	medical symbol	medical_symbol	aesculapius,medicine,staff	医疗标志,蛇杖,阿斯克勒庇俄斯	símbolo de medicina,asclepio,esculapio,medicina,serpiente
        ♻️	recycling symbol	recycle recycling_symbol	recycle	回收标志,再利用,循环	símbolo de reciclaje,reciclaje,reciclar,señal,símbolo universal de reciclaje sólido,universal
        ⚜️	fleur-de-lis	fleur_de_lis		百合花饰,鸢尾花	flor de lis,flor,lis
        🔱	trident emblem	trident_emblem	anchor,emblem,ship,tool,trident	三叉戟徽章,工具,船,锚	emblema de tridente,ancla,emblema,tridente
        📛	name badge	name_badge	badge,name	姓名牌,胸牌,证章	etiqueta identificativa,etiqueta,nombre
        🔰	Japanese symbol for beginner	japanese_symbol_for_beginner	beginner,chevron,Japanese,leaf	日本新手驾驶标志,V形图案,叶状,实习,箭尾	símbolo japonés para principiante,amarillo,japonés,principiante,verde
        ⭕	hollow red circle	hollow_red_circle	circle,large,o,red	红色空心圆圈,O形,圆圈,大,红	círculo rojo hueco,aro,círculo,o,rojo
        ✅	check mark button	check white_check_mark check_mark_button	done,ok,yes,✓,button,check,mark	勾号按钮,勾,勾号,打勾,按钮	botón de marca de verificación,✓,botón,marca,selección,verificación
        ☑️	check box with check	check_box_with_check	✓,box,check	勾选框,勾号,复选框,带勾方格,打勾	casilla con marca de verificación,✓,casilla,marca,selección,verificación
        ✔️	check mark	heavy_check_mark check_mark	✓,check,mark	勾号,对勾,打勾,正确,符号	marca de verificación,✓,marca,selección,verificación
        ❌	cross mark	cross_mark x	wrong,no,×,cancel,cross,mark,multiplication,multiply,x	叉号,交叉,取消,相乘,符号	marca de cruz,×,cancelar,cruz,marca de tachado,tachar,x
        ❎	cross mark button	cross_mark_button	×,mark,square,x	叉号按钮,取消,方形	botón con marca de cruz,×,casilla,cruz,marca,x
        ➰	curly loop	curly_loop	curl,loop	卷曲环,单环,标志	bucle,giro,tirabuzón
        ➿	double curly loop	double_curly_loop	curl,double,loop	双卷曲环,双环,标志	bucle doble,bucle,doble
        〽️	part alternation mark	part_alternation_mark	mark,part	庵点,开始歌唱,符号	marca de alternancia,alternancia,marca
        ✳️	eight-spoked asterisk	eight_spoked_asterisk	*,asterisk	八轮辐星号,星号	asterisco de ocho puntas,*,asterisco
        ✴️	eight-pointed star	eight_pointed_star	*,star	八角星,星,符号	estrella de ocho puntas,*,estrella
        ❇️	sparkle	sparkle	*	火花,烟火,闪耀	chispa,*
        ©️	copyright	copyright	C	版权	copyright,c,símbolo
        ®️	registered	registered	R	注册,注册标记	marca registrada,r,símbolo de marca registrada
        ™️	trade mark	tm trade_mark	mark,TM,trademark	商标,产品,标志	símbolo de marca comercial,marca comercial
        #️⃣	keycap: #	keycap_hash	keycap	按键: #,按键	Teclas: #,Teclas
        *️⃣	keycap: *	keycap_asterisk	keycap	按键: *,按键	Teclas: *,Teclas
        0️⃣	keycap: 0	keycap_0	keycap	按键: 0,按键	Teclas: 0,Teclas
        1️⃣	keycap: 1	keycap_1	keycap	按键: 1,按键	Teclas: 1,Teclas
        2️⃣	keycap: 2	keycap_2	keycap	按键: 2,按键	Teclas: 2,Teclas
        3️⃣	keycap: 3	keycap_3	keycap	按键: 3,按键	Teclas: 3,Teclas
        4️⃣	keycap: 4	keycap_4	keycap	按键: 4,按键	Teclas: 4,Teclas
        5️⃣	keycap: 5	keycap_5	keycap	按键: 5,按键	Teclas: 5,Teclas
        6️⃣	keycap: 6	keycap_6	keycap	按键: 6,按键	Teclas: 6,Teclas
        7️⃣	keycap: 7	keycap_7	keycap	按键: 7,按键	Teclas: 7,Teclas
        8️⃣	keycap: 8	keycap_8	keycap	按键: 8,按键	Teclas: 8,Teclas
        9️⃣	keycap: 9	keycap_9	keycap	按键: 9,按键	Teclas: 9,Teclas
        🔟	keycap: 10	keycap_10	keycap	按键: 10,按键	Teclas: 10,Teclas
        🔠	input latin uppercase	input_latin_uppercase	ABCD,input,latin,letters,uppercase	输入大写拉丁字母,ABCD,打字,拉丁文,输入法	letras latinas mayúsculas,abcd,letras,mayúsculas
        🔡	input latin lowercase	input_latin_lowercase	abcd,input,latin,letters,lowercase	输入小写拉丁字母,abcd,打字,拉丁文,输入法	letras latinas minúsculas,abcd,letras,minúsculas
        🔢	input numbers	input_numbers	1234,input,numbers	输入数字,1234,打字	números,1234,dígitos
        🔣	input symbols	input_symbols	〒♪&%,input	输入符号,字符,打字	símbolos,〒♪&%
        🔤	input latin letters	input_latin_letters	abc,alphabet,input,latin,letters	输入拉丁字母,abc,字母,打字,拉丁文	alfabeto latino,ABC,latino
        🅰️	A button (blood type)	a_button_blood_type	A,blood type	A型血,a,按钮,血液	grupo sanguíneo A,A,grupo,sanguíneo,tipo A
        🆎	AB button (blood type)	ab_button_blood_type	AB,blood type	AB型血,ab,按钮,血液	grupo sanguíneo AB,AB,grupo,sanguíneo,tipo AB
        🅱️	B button (blood type)	b_button_blood_type	B,blood type	B型血,b,按钮,血液	grupo sanguíneo B,B,grupo,sanguíneo,tipo B
        🆑	CL button	cl_button	CL	CL按钮,cl,手机,清理	borrar,símbolo
        🆒	COOL button	cool_button	COOL	cool按钮,按键,酷	botón COOL,botón,cool,mola
        🆓	FREE button	free_button	FREE	免费按钮,不收费,按钮	botón FREE,gratis,símbolo gratis
        ℹ️	information	information	i	信息,查询,资料	información,i
        🆔	ID button	id_button	ID,identity	ID按钮,按键,识别,身份	símbolo de identificación,ID,identidad,símbolo identidad
        Ⓜ️	circled M	circled_m	circle,M	圆圈包围的M,圈,字母,米	m en círculo,círculo,m
        🆕	NEW button	new_button	NEW	new按钮,按键,新的	botón NEW,botón,NEW,nuevo
        🆖	NG button	ng_button	NG	NG按钮,按键,花絮	botón NG,botón,ng,nuevo
        🅾️	O button (blood type)	o_button_blood_type	blood type,O	O 型血,o,O型血,按钮,血液	grupo sanguíneo tipo O,grupo sanguíneo,o
        🆗	OK button	ok_button	OK	OK按钮,同意,按键	botón OK,botón,ok
        🅿️	P button	p_button	P,parking	停车按钮,按键,泊车	aparcamiento,p,parking
        🆘	SOS button	sos_button	help,SOS	SOS按钮,按键,求救	símbolo de socorro,ayuda,símbolo,socorro,sos
        🆙	UP! button	up_button	mark,UP,UP!	up按钮,向上,按键	botón UP!,arriba,información,novedad,símbolo,up
        🆚	VS button	vs_button	versus,VS	VS按钮,对决,按键	botón VS,contra,frente a,símbolo,versus,vs
        🈁	Japanese “here” button	japanese_here_button	“here”,Japanese,katakana,ココ	日文的“这里”按钮,按键,日文,此处	“aquí”,japonés,katakana
        🈂️	Japanese “service charge” button	japanese_service_charge_button	“service charge”,Japanese,katakana,サ	日文的“服务费”按钮,按键,收费,日文,服务	cortesía,japonés,katakana
        🈷️	Japanese “monthly amount” button	japanese_monthly_amount_button	“monthly amount”,ideograph,Japanese,月	日文的“月总量”按钮,按键,日文,月度,统计	“cantidad mensual”,ideograma,japonés,kanji
        🈶	Japanese “not free of charge” button	japanese_not_free_of_charge_button	“not free of charge”,ideograph,Japanese,有	日文的“收费”按钮,按键,日文,费用	“de pago”,ideograma,japonés,kanji
        🈯	Japanese “reserved” button	japanese_reserved_button	“reserved”,ideograph,Japanese,指	日文的“预留”按钮,按键,日文,预订	ideograma,japonés,kanji,reservado
        🉐	Japanese “bargain” button	japanese_bargain_button	“bargain”,ideograph,Japanese,得	日文的“议价”按钮,按键,日文,讨价还价	ganga,ideograma,japonés,kanji
        🈹	Japanese “discount” button	japanese_discount_button	“discount”,ideograph,Japanese,割	日文的“打折”按钮,折扣,按键,日文	descuento,ideograma,japonés,kanji
        🈚	Japanese “free of charge” button	japanese_free_of_charge_button	“free of charge”,ideograph,Japanese,無	日文的“免费”按钮,免费,按键,日文	gratis,ideograma,japonés,kanji
        🈲	Japanese “prohibited” button	japanese_prohibited_button	“prohibited”,ideograph,Japanese,禁	日文的“禁止”按钮,严禁,按键,日文	ideograma,japonés,kanji,prohibido
        🉑	Japanese “acceptable” button	japanese_acceptable_button	“acceptable”,ideograph,Japanese,可	日文的“可接受”按钮,按键,日文,许可	aceptable,ideograma,japonés,kanji
        🈸	Japanese “application” button	japanese_application_button	“application”,ideograph,Japanese,申	日文的“申请”按钮,日文,日语,申,申请,申请书,申请表	aplicación,ideograma,japonés,kanji
        🈴	Japanese “passing grade” button	japanese_passing_grade_button	“passing grade”,ideograph,Japanese,合	日文的“合格”按钮,按键,日文,通过	aprobado,ideograma,japonés,kanji
        🈳	Japanese “vacancy” button	japanese_vacancy_button	“vacancy”,ideograph,Japanese,空	日文的“有空位”按钮,日文,日语,有空位,空,空位,空闲	ideograma,japonés,kanji,vacante
        ㊗️	Japanese “congratulations” button	japanese_congratulations_button	“congratulations”,ideograph,Japanese,祝	日文的“祝贺”按钮,庆贺,按键,日文	enhorabuena,ideograma,japonés,kanji
        ㊙️	Japanese “secret” button	japanese_secret_button	“secret”,ideograph,Japanese,秘	日文的“秘密”按钮,保密,按键,日文	ideograma,japonés,kanji,secreto
        🈺	Japanese “open for business” button	japanese_open_for_business_button	“open for business”,ideograph,Japanese,営	日文的“开始营业”按钮,开门,按键,日文	abierto,ideograma,japonés,kanji
        🈵	Japanese “no vacancy” button	japanese_no_vacancy_button	“no vacancy”,ideograph,Japanese,満	日文的“没有空位”按钮,座位,按键,日文,满	completo,ideograma,japonés,kanji,lleno
        🔴	red circle	red_circle	circle,geometric,red	红色圆,圆,圈,红,红色	círculo rojo grande,círculo,geometría,rojo
        🟠	orange circle	orange_circle	circle,orange	橙色圆,圆,圈,橙	círculo naranja,círculo,naranja
        🟡	yellow circle	yellow_circle	circle,yellow	黄色圆,圆,圈,黄	círculo amarillo,amarillo,círculo
        🟢	green circle	green_circle	circle,green	绿色圆,圆,圈,绿	círculo verde,círculo,verde
        🔵	blue circle	blue_circle	blue,circle,geometric	蓝色圆,圈,蓝	círculo azul grande,azul,círculo,geometría
        🟣	purple circle	purple_circle	circle,purple	紫色圆,圆,圈,紫	círculo morado,círculo,lila,morado,púrpura
        🟤	brown circle	brown_circle	brown,circle	棕色圆,圆,圈,棕	círculo marrón,círculo,marrón
        ⚫	black circle	black_circle	circle,geometric	黑色圆,圈,黑	círculo negro,círculo,geometría
        ⚪	white circle	white_circle	circle,geometric	白色圆,圈,白	círculo blanco,círculo,geometría
        🟥	red square	red_square	red,square	红色方块,方块,方框,正方形,红	cuadrado rojo,cuadrado,rojo
        🟧	orange square	orange_square	orange,square	橙色方块,方块,方框,橙,正方形	cuadrado naranja,cuadrado,naranja
        🟨	yellow square	yellow_square	square,yellow	黄色方块,方块,方框,正方形,黄	cuadrado amarillo,amarillo,cuadrado
        🟩	green square	green_square	green,square	绿色方块,方块,方框,正方形,绿	cuadrado verde,cuadrado,verde
        🟦	blue square	blue_square	blue,square	蓝色方块,方块,方框,正方形,蓝	cuadrado azul,azul,cuadrado
        🟪	purple square	purple_square	purple,square	紫色方块,方块,方框,正方形,紫	cuadrado morado,cuadrado,lila,morado,púrpura
        🟫	brown square	brown_square	brown,square	棕色方块,方块,方框,棕,正方形	cuadrado marrón,cuadrado,marrón
        ⬛	black large square	black_large_square	geometric,square	黑线大方框,大,正方形,黑色	cuadrado negro grande,cuadrado,geometría,negro
        ⬜	white large square	white_large_square	geometric,square	白线大方框,大,正方形,白色	cuadrado blanco grande,blanco,cuadrado,geometría
        ◼️	black medium square	black_medium_square	geometric,square	黑色中方块,中等,正方形,黑色	cuadrado negro mediano,cuadrado,geometría,negro
        ◻️	white medium square	white_medium_square	geometric,square	白色中方块,中等,正方形,白色	cuadrado blanco mediano,blanco,cuadrado,geometría
        ◾	black medium-small square	black_medium_small_square	geometric,square	黑色中小方块,中小,正方形,黑色	cuadrado negro mediano-pequeño,cuadrado,geometría,negro
        ◽	white medium-small square	white_medium_small_square	geometric,square	白色中小方块,中小 正方形,白色	cuadrado blanco mediano-pequeño,blanco,cuadrado,geometría
        ▪️	black small square	black_small_square	geometric,square	黑色小方块,小,正方形,黑色	cuadrado negro pequeño,cuadrado,geometría,negro
        ▫️	white small square	white_small_square	geometric,square	白色小方块,小,正方形,白色	cuadrado blanco pequeño,blanco,cuadrado,geometría
        🔶	large orange diamond	large_orange_diamond	diamond,geometric,orange	橙色大菱形,大,方片,橘黄色	rombo naranja grande,geometría,naranja,rombo
        🔷	large blue diamond	large_blue_diamond	blue,diamond,geometric	蓝色大菱形,大,方片,蓝色	rombo azul grande,azul,geometría,rombo
        🔸	small orange diamond	small_orange_diamond	diamond,geometric,orange	橙色小菱形,小,方片,橘黄色	rombo naranja pequeño,geometría,naranja,rombo
        🔹	small blue diamond	small_blue_diamond	blue,diamond,geometric	蓝色小菱形,小,方片,蓝色	rombo azul pequeño,azul,geometría,rombo
        🔺	red triangle pointed up	red_triangle_pointed_up	geometric,red	红色正三角,三角形,向上,正三角,红色	triángulo rojo hacia arriba,geometría,rojo,triángulo,triángulo hacia arriba rojo
        🔻	red triangle pointed down	red_triangle_pointed_down	down,geometric,red	红色倒三角,三角形,倒三角,向下,红色	triángulo rojo hacia abajo,geometría,rojo,triángulo,triángulo hacia abajo rojo
        💠	diamond with a dot	diamond_with_a_dot	comic,diamond,geometric,inside	带圆点的菱形,中心,内部,圆,梅花形	rombo con pétalo,flor,geometría,rombo
        🔘	radio button	radio_button	button,geometric,radio	单选按钮,单独,圆心,按键,选中	botón de opción,botón,opción
        🔳	white square button	white_square_button	button,geometric,outlined,square	白色方形按钮,按钮,白线方形按钮,白线正方形按钮,白色正方形按钮,白边线方形按钮,白边线正方形按钮	botón cuadrado con borde blanco,botón,cuadrado
        🔲	black square button	black_square_button	button,geometric,square	黑色方形按钮,按钮,黑线方形按钮,黑线正方形按钮,黑色正方形按钮,黑边线方形按钮,黑边线正方形按钮	botón cuadrado con borde negro,botón,cuadrado
        """#
}
