// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let objects = #"""
        👓	glasses	glasses	clothing,eye,eyeglasses,eyewear	眼镜,服饰,眼睛	gafas,accesorios,ojo,ropa
        🕶️	sunglasses	dark_sunglasses	dark,eye,eyewear,glasses	墨镜,太阳镜	gafas de sol,gafas,ojo,oscuras,sol
        🥽	goggles	goggles	eye protection,swimming,welding	护目镜,护眼,游泳,焊接	gafas de protección,gafas,nadar,protección ocular,soldar
        🥼	lab coat	lab_coat	doctor,experiment,scientist	白大褂,医生,实验人员,科学家	bata de laboratorio,científico,doctor,experimento,médico
        🦺	safety vest	safety_vest	emergency,safety,vest	救生衣,安全,紧急,背心,逃生	chaleco de seguridad,chaleco,emergencia,seguridad
        👔	necktie	necktie	clothing,tie	领带,衬衫领带	corbata,accesorio,ropa
        👕	t-shirt	t_shirt	clothing,shirt,tshirt	T恤,恤衫	camiseta,ropa
        👖	jeans	jeans	clothing,pants,trousers	牛仔裤,裤子	vaqueros,pantalones,ropa
        🧣	scarf	scarf	neck	围巾	bufanda,abrigo,cuello
        🧤	gloves	gloves	hand	手套	guantes,mano
        🧥	coat	coat	jacket	外套,夹克	abrigo,chaquetón
        🧦	socks	socks	stocking	袜子,短袜,长袜	calcetines,pies,ropa
        👗	dress	dress	clothing	连衣裙,衣服	vestido,mujer,ropa
        👘	kimono	kimono	clothing	和服,日本	kimono,japonés,ropa
        🥻	sari	sari	clothing,dress	纱丽,印度,披肩,衣服	sari,prenda,ropa,vestido
        🩱	one-piece swimsuit	one_piece_swimsuit	bathing suit	连体泳衣,一片式,泳衣,泳装,游泳	traje de baño de una pieza,bañador
        🩲	briefs	briefs	bathing suit,one-piece,swimsuit,underwear	三角裤,一片式,内裤,泳衣,泳装,短裤	ropa interior,bañador,bragas,braguitas,calzoncillos,slip
        🩳	shorts	shorts	bathing suit,pants,underwear	短裤,内裤,四角裤,泳衣,泳装,裤子	pantalones cortos,bañador,bermudas,calzoncillos,ropa interior,shorts
        👙	bikini	bikini	clothing,swim	比基尼,三点式,泳装	bikini,baño,playa,ropa
        👚	woman’s clothes	womans_clothes	clothing,woman	女装,女,衣服	ropa de mujer,blusa,camisa,femenina,ropa
        🪭	folding hand fan	folding_hand_fan			
        👛	purse	purse	clothing,coin	钱包	monedero,accesorios,cartera,complementos,mujer
        👜	handbag	handbag	bag,clothing,purse	手提包,挎包	bolso,accesorios,complementos,mujer
        👝	clutch bag	clutch_bag	bag,clothing,pouch	手袋,包,手拿包	bolso de mano,accesorios,bolso,cartera,complementos
        🛍️	shopping bags	shopping_bags	bag,hotel,shopping	购物袋,包,袋,逛街	bolsas de compras,bolsa,compra
        🎒	backpack	backpack	bag,rucksack,satchel,school	书包,包	mochila escolar,colegio,mochila
        🩴	thong sandal	thong_sandal	beach sandals,sandals,thong sandals,thongs,zōri	夹趾凉鞋,凉鞋,沙滩凉鞋,草屡	chancla,chancla de dedo,chancleta,chinela,sandalia
        👞	man’s shoe	mans_shoe	clothing,man,shoe	男鞋,鞋	zapato de hombre,calzado,hombre,ropa,zapato
        👟	running shoe	running_shoe	athletic,clothing,shoe,sneaker	跑鞋,运动鞋,鞋	zapatilla deportiva,calzado,correr,ropa,tenis
        🥾	hiking boot	hiking_boot	backpacking,boot,camping,hiking	登山鞋,徒步,登山,远足野营,露营	bota de senderismo,bota,camping,mochilero,senderismo
        🥿	flat shoe	flat_shoe	ballet flat,slip-on,slipper	平底鞋,一脚蹬,便鞋,平底芭蕾舞鞋	bailarina,calzado,mujer,zapato
        👠	high-heeled shoe	high_heeled_shoe	clothing,heel,shoe,woman	高跟鞋,女,鞋	zapato de tacón,mujer,tacón,zapato
        👡	woman’s sandal	womans_sandal	clothing,sandal,shoe,woman	女式凉鞋,凉鞋,女	sandalia de mujer,calzado,mujer,ropa,sandalia
        🩰	ballet shoes	ballet_shoes	ballet,dance	芭蕾舞鞋,舞蹈,舞鞋,足尖鞋,跳舞	zapatillas de ballet,bailar,balé,ballet,danza
        👢	woman’s boot	womans_boot	boot,clothing,shoe,woman	女靴,女,靴子	bota de mujer,bota,calzado,mujer,ropa
        🪮	hair pick	hair_pick			
        👑	crown	crown	clothing,king,queen	皇冠,王冠	corona,accesorios,complementos,reina,rey
        👒	woman’s hat	womans_hat	clothing,hat,woman	女帽,女,帽子	sombrero de mujer,accesorio,mujer,ropa,sombrero
        🎩	top hat	tophat top_hat	clothing,hat,top,tophat	礼帽,帽子,高帽	sombrero de copa,chistera,copa,ropa,sombrero
        🎓	graduation cap	graduation_cap	cap,celebration,clothing,graduation,hat	毕业帽,四方帽	birrete,celebración,gorro,graduación
        🧢	billed cap	billed_cap	baseball cap	鸭舌帽,棒球帽	gorra con visera,béisbol,gorra,visera
        🪖	military helmet	military_helmet	army,helmet,military,soldier,warrior	军用头盔,军用,军队,士兵,头盔,战士	casco militar,casco,ejército,guerra,guerrero,soldado
        ⛑️	rescue worker’s helmet	rescue_workers_helmet	aid,cross,face,hat,helmet	白十字头盔,十字,头盔,安全帽	casco con una cruz blanca,ayuda,cara,casco,cruz
        📿	prayer beads	prayer_beads	beads,clothing,necklace,prayer,religion	念珠,宗教,珠子,祈祷,项链	rosario,collar,cuentas,religión
        💄	lipstick	lipstick	cosmetics,makeup	唇膏,化妆品,口红	pintalabios,barra,cosmética,labios,maquillaje
        💍	ring	ring	diamond	戒指,钻戒	anillo,diamante
        💎	gem stone	gem gem_stone	diamond,gem,jewel	宝石,钻石	piedra preciosa,diamante,gema,joya,piedra,preciosa
        🔇	muted speaker	mute muted_speaker	mute,quiet,silent,speaker	已静音的扬声器,安静,扬声器,扬声器关闭,无声,静音	altavoz silenciado,altavoz,altavoz con marca de cancelación,mute,silencio
        🔈	speaker low volume	speaker_low_volume	soft	低音量的扬声器,小声,小音量,扬声器,轻声	altavoz a volumen bajo,volumen bajo
        🔉	speaker medium volume	speaker_medium_volume	medium	中等音量的扬声器,中等,中等音量,扬声器	altavoz a volumen medio,altavoz con volumen medio,medio,volumen medio
        🔊	speaker high volume	speaker_high_volume	loud	高音量的扬声器,大声,大音量,扬声器	altavoz a volumen alto,altavoz,alto,volumen alto
        📢	loudspeaker	loudspeaker	loud,public address	喇叭,公共广播,大声,广播,通知	altavoz de mano,altavoz,comunicación
        📣	megaphone	megaphone	cheering	扩音器,呼喊,喇叭筒,大声,通知	megáfono,comunicación
        📯	postal horn	postal_horn	horn,post,postal	邮号,号,号角,喇叭,邮政	corneta de posta,corneta,posta
        🔔	bell	bell		铃铛,叮当,响铃	campana
        🔕	bell with slash	no_bell bell_with_slash	bell,forbidden,mute,quiet,silent	禁止响铃,响铃关闭,安静,无声,静音	campana con signo de cancelación,campana,cancelación,ruido
        🎼	musical score	musical_score	music,score	乐谱,五线谱,音乐,音符	pentagrama,música,partitura
        🎵	musical note	musical_note	music,note	音符,乐谱,五线谱,八分音符,音乐	nota musical,música,nota
        🎶	musical notes	notes musical_notes	music,note,notes	多个音符,乐谱,五线谱,八分音符,音乐,音符	notas musicales,música,notas
        🎙️	studio microphone	studio_microphone	mic,microphone,music,studio	录音室麦克风,录音室,音乐,麦,麦克,麦克风	micrófono de estudio,estudio,micrófono,música
        🎚️	level slider	level_slider	level,music,slider	电平滑块,滑块,电平,调节,音乐	control de volumen,control,fader,volumen
        🎛️	control knobs	control_knobs	control,knobs,music	控制旋钮,控制,旋钮,调节,音乐	ruedas de control,control,diales,música,potenciómetros,ruedas
        🎤	microphone	microphone	karaoke,mic	麦克风,卡拉OK,唱K,唱歌,麦,麦克	micrófono,entretenimiento,karaoke,micro
        🎧	headphone	headphone	earbud	耳机,头戴式耳机	auricular,cascos
        📻	radio	radio	video	收音机,广播,广播电台,无线电,电台	radio
        🎷	saxophone	saxophone	instrument,music,sax	萨克斯管,乐器,吹奏,演奏,音乐	saxofón,instrumento,instrumento musical,música,saxo
        🪗	accordion	accordion	concertina,squeeze box	手风琴,六角形风琴,风琴	acordeón,concertina
        🎸	guitar	guitar	instrument,music	吉他,乐器,弹奏,演奏,音乐	guitarra,instrumento,instrumento musical,música
        🎹	musical keyboard	musical_keyboard	instrument,keyboard,music,piano	音乐键盘,乐器,弹奏,演奏,钢琴,音乐	teclado musical,instrumento,instrumento musical,música,teclado
        🎺	trumpet	trumpet	instrument,music	小号,乐器,吹奏,喇叭,音乐	trompeta,instrumento,instrumento musical,música
        🎻	violin	violin	instrument,music	小提琴,乐器,提琴,演奏,音乐	violín,instrumento,instrumento musical,música
        🪕	banjo	banjo	music,stringed	班卓琴,弦乐器,弹奏,音乐	banjo,banyo,cuerda,instrumento,música
        🥁	drum	drum	drumsticks,music	鼓,音乐,鼓声,鼓槌	tambor,baquetas,música
        🪘	long drum	long_drum	beat,conga,drum,rhythm	长鼓,康加鼓,敲,节奏,鼓	tamboril,conga,ritmo,tambor
        🪇	maracas	maracas			
        🪈	flute	flute			
        📱	mobile phone	iphone mobile_phone	cell,mobile,phone,telephone	手机,手提电话,智能手机,电话,移动	teléfono móvil,celular,móvil,teléfono
        📲	mobile phone with arrow	mobile_phone_with_arrow	arrow,cell,mobile,phone,receive	带有箭头的手机,手机,接收,智能手机,来电	móvil con una flecha,flecha,llamada,móvil,recibir,teléfono
        ☎️	telephone	phone telephone	phone	电话,固定电话,固话,座机	teléfono
        📞	telephone receiver	telephone_receiver	phone,receiver,telephone	电话听筒,固定电话,固话,座机,电话	auricular de teléfono,comunicación,teléfono
        📟	pager	pager		寻呼机,BB 机,传呼机,呼机	busca,comunicación,localizador
        📠	fax machine	fax_machine	fax	传真机,传真,传真号,发传真	máquina de fax,comunicación,fax
        🔋	battery	battery		电池,正极,电极,电源,蓄电池,负极	pila,batería
        🪫	low battery	low_battery	electronic,low energy	电池电量不足,低能量,电子	batería baja,batería,carga baja,electrónico,energía baja,pila
        🔌	electric plug	electric_plug	electric,electricity,plug	电源插头,插头,电插头,电源,电线	enchufe eléctrico,corriente,electricidad,eléctrico,enchufe
        💻	laptop	computer laptop	computer,pc,personal	笔记本电脑,PC,个人电脑,手提电脑,电脑	ordenador portátil,ordenador,pc,personal
        🖥️	desktop computer	desktop_computer	computer,desktop	台式电脑,PC,个人电脑,显示器,显示屏,计算机	ordenador de sobremesa,ordenador,sobremesa
        🖨️	printer	printer	computer	打印机,印刷机,喷墨打印,复印,扫描,激光打印	impresora,ordenador
        ⌨️	keyboard	keyboard	computer	键盘,打字,按键,电脑,输入	teclado,ordenador
        🖱️	computer mouse	computer_mouse	computer	电脑鼠标,有线鼠标,激光鼠标,点击,点按,电脑	ratón de ordenador,ordenador,ratón
        🖲️	trackball	trackball	computer	轨迹球,有线鼠标,电脑,追踪球,鼠标	bola de desplazamiento,ordenador,trackball
        💽	computer disk	computer_disk	computer,disk,minidisk,optical	电脑光盘,minidisk,mini光盘,光盘,迷你光碟,迷你唱片	minidisc,disco,md
        💾	floppy disk	floppy_disk	computer,disk,floppy	软盘,3.5英寸,便携,存储,磁盘	disquete,disco,disco de 3 1/2
        💿	optical disk	optical_disk	CD,computer,disk,optical	光盘,cd,专辑,存储,影片,音乐	disco óptico,cd,disco
        📀	dvd	dvd	Blu-ray,computer,disk,DVD,optical	DVD,dvd,光盘,光碟,影片,音乐	disco DVD,disco,dvd
        🧮	abacus	abacus	calculation	算盘,计算	ábaco,cálculo,contar,matemáticas
        🎥	movie camera	movie_camera	camera,cinema,movie	电影摄影机,摄像机,摄录机,摄影,摄影机,电影	cámara de cine,cámara,cine,entretenimiento,película
        🎞️	film frames	film_frames	cinema,film,frames,movie	影片帧,帧,电影,电影胶片,胶卷,胶片	fotograma de película,cine,fotograma,película
        📽️	film projector	film_projector	cinema,film,movie,projector,video	电影放映机,影片,投影仪,放映机,电影,视频	proyector de cine,cine,película,proyector
        🎬	clapper board	clapper_board	clapper,movie	场记板,场记,打板,拍电影	claqueta,cine,claqueta de cine,entretenimiento,película
        📺	television	tv television	tv,video	电视机,电视,看电视,视频,节目	televisión,tv
        📷	camera	camera	video	相机,卡片相机,拍照,摄影,照片,照相机	cámara de fotos,cámara
        📸	camera with flash	camera_with_flash	camera,flash,video	开闪光灯的相机,拍照,相机,闪光灯,闪光灯打开	cámara con flash,cámara,flash
        📹	video camera	video_camera	camera,video	摄像机,录像,录影,拍摄,摄影机,视频	videocámara,cámara,vídeo
        📼	videocassette	videocassette	tape,vhs,video	录像带,VHS,录影带,磁带	cinta de vídeo,cinta
        🔍	magnifying glass tilted left	search mag magnifying_glass_tilted_left	glass,magnifying,search,tool	左斜的放大镜,工具,搜索,放大,放大镜,查找	lupa orientada hacia la izquierda,buscar,lupa
        🔎	magnifying glass tilted right	magnifying_glass_tilted_right	glass,magnifying,search,tool	右斜的放大镜,工具,搜索,放大,放大镜,查找	lupa orientada hacia la derecha,buscar,lupa
        🕯️	candle	candle	light	蜡烛,光,烛光,烛火,照明,燃烧	vela,luz
        💡	light bulb	light_bulb bulb	idea,bulb,comic,electric,light	灯泡,主意,想法,电灯泡,白炽灯	bombilla,cómic,electricidad,idea,luz
        🔦	flashlight	flashlight	electric,light,tool,torch	手电筒,光,工具,手电,照明,电筒	linterna,luz
        🏮	red paper lantern	red_paper_lantern	bar,lantern,light,red	红灯笼,光,喜庆,灯笼,节日	lámpara japonesa,izakaya,lámpara roja,linterna izakaya,linterna japonesa,restaurante
        🪔	diya lamp	diya_lamp	diya,lamp,oil	印度油灯,排灯节,油,灯,迪亚	lámpara de aceite,aceite,diya,lámpara
        📔	notebook with decorative cover	notebook_with_decorative_cover	book,cover,decorated,notebook	精装笔记本,封面,本子,笔记,笔记本,记录	cuaderno con tapa decorativa,cuaderno,decoración,tapa
        📕	closed book	closed_book	book,closed	合上的书本,书,书本,合上	libro cerrado,cerrado,libro
        📖	open book	book open_book	book,open	打开的书本,书,书本,打开,读书,阅读	libro abierto,abierto,libro
        📗	green book	green_book	book,green	绿色书本,书,书本,绿,绿色	libro verde,libro,verde
        📘	blue book	blue_book	blue,book	蓝色书本,书,书本,篮,蓝色	libro azul,azul,libro
        📙	orange book	orange_book	book,orange	橙色书本,书,书本,橙色	libro naranja,libro,naranja
        📚	books	books	book	书,书本,书籍,图书,学习	libros
        📓	notebook	notebook		笔记本,日记本,本子,笔记,记事本,记录	cuaderno,libreta
        📒	ledger	ledger	notebook	账本,笔记本,记事本,记账,账簿	libro de contabilidad,cuaderno
        📃	page with curl	page_with_curl	curl,document,page	带卷边的页面,卷边,文书,文件,文档	página doblada,documento,página
        📜	scroll	scroll	paper	卷轴,画卷,纸,纸卷,羊皮纸	pergamino,pergamino de papel
        📄	page facing up	page_facing_up	document,page	文件,文书,文档	página hacia arriba,anverso,documento,página
        📰	newspaper	newspaper	news,paper	报纸,报道,新闻,看报,读报	periódico,diario
        🗞️	rolled-up newspaper	rolled_up_newspaper	news,newspaper,paper,rolled	报纸卷,卷起,卷起的报纸,报纸,新闻,纸	periódico enrollado,noticias,papel,periódico
        📑	bookmark tabs	bookmark_tabs	bookmark,mark,marker,tabs	标签页,书签,有书签的页面	marcadores,pestañas
        🔖	bookmark	bookmark	mark	书签,标签,读书,阅读	marcapáginas,marcador
        🏷️	label	label		标签,吊牌,标记,行李牌	etiqueta
        💰	money bag	moneybag money_bag	bag,dollar,money,moneybag	钱袋,美元,钱,钱包	bolsa de dinero,bolsa,bolsa de dólares,dinero
        🪙	coin	coin	gold,metal,money,silver,treasure	硬币,财富,金,金属,钱,银	moneda,dinero,metal,oro,plata,tesoro
        💴	yen banknote	yen_banknote	banknote,bill,currency,money,note,yen	日元,现金,货币,钞票,钱	billete de yen,billete,billete de banco,dinero,yen
        💵	dollar banknote	dollar dollar_banknote	banknote,bill,currency,dollar,money,note	美元,现金,纸币,货币,钱	billete de dólar,billete,billete de banco,dinero,dólar
        💶	euro banknote	euro_banknote	banknote,bill,currency,euro,money,note	欧元,现金,货币,钞票,钱	billete de euro,billete,billete de banco,dinero,euro
        💷	pound banknote	pound_banknote	banknote,bill,currency,money,note,pound	英镑,现金,货币,钞票,钱	billete de libra,billete de banco,dinero,libra
        💸	money with wings	money_with_wings	banknote,bill,fly,money,wings	长翅膀的钱,纸币,翅膀,花钱,钱	billete con alas,billete,billete de banco,dinero,dinero con alas
        💳	credit card	credit_card	card,credit,money	信用卡,借记卡,刷卡,卡,贷记卡,银行卡	tarjeta de crédito,crédito,tarjeta
        🧾	receipt	receipt	accounting,bookkeeping,evidence,proof	收据,凭据,发票,记账,证明,账单	recibo,contabilidad,prueba,teneduría de libros,testimonio
        💹	chart increasing with yen	chart chart_increasing_with_yen	chart,graph,growth,money,yen	趋势向上且带有日元符号的图表,上扬,上涨,日元汇率,货币升值图表,走势	mercado al alza,alza,mercado,mercado alcista,tabla
        ✉️	envelope	envelope	email,letter	信封,信件,信息,来信,邮件	sobre,carta,correo
        📧	e-mail	email e_mail	email,letter,mail	电子邮件,信封,邮件	correo electrónico,comunicación,correo,sobre
        📨	incoming envelope	incoming_envelope	e-mail,email,envelope,incoming,letter,receive	来信,接收,收信,收到来信,收到邮件,电子邮件	sobre entrante,carta,comunicación,correo,correo electrónico,sobre
        📩	envelope with arrow	envelope_with_arrow	arrow,e-mail,email,envelope,outgoing	收邮件,信件,信封,发信,发出,发送,发邮件,邮件	sobre con flecha,carta,comunicación,correo,correo electrónico,sobre
        📤	outbox tray	outbox_tray	box,letter,mail,outbox,sent,tray	发件箱,信件,发信,发送,发邮件,邮件	bandeja de salida,bandeja,comunicación,correo,enviado,salida
        📥	inbox tray	inbox_tray	box,inbox,letter,mail,receive,tray	收件箱,信件,接收,收信,收到邮件,邮件	bandeja de entrada,bandeja,comunicación,correo,entrada,recibido
        📦	package	package	box,parcel	包裹,快递,盒子,箱子,装货,运送	paquete,caja
        📫	closed mailbox with raised flag	closed_mailbox_with_raised_flag	closed,mail,mailbox,postbox	有待收信件,信箱,旗标,有新信件	buzón cerrado con la bandera levantada,bandera,buzón,buzón cerrado,con contenido
        📪	closed mailbox with lowered flag	closed_mailbox_with_lowered_flag	closed,lowered,mail,mailbox,postbox	无待收信件,信箱,旗标,无新信件	buzón cerrado con la bandera bajada,bandera,buzón,buzón cerrado,vacío
        📬	open mailbox with raised flag	open_mailbox_with_raised_flag	mail,mailbox,open,postbox	有新信件,信箱,打开,旗标,有待收信件	buzón abierto con la bandera levantada,bandera,buzón,buzón abierto,con contenido
        📭	open mailbox with lowered flag	open_mailbox_with_lowered_flag	lowered,mail,mailbox,open,postbox	无新信件,信箱,旗标,无待收信件	buzón abierto con la bandera bajada,bandera,buzón,buzón abierto,vacío
        📮	postbox	postbox	mail,mailbox	邮筒,信,寄信,邮箱	buzón,cartas,correo
        🗳️	ballot box with ballot	ballot_box_with_ballot	ballot,box	投票箱,投票,选举,选票	urna con papeleta,papeleta,urna,voto
        ✏️	pencil	pencil2		铅笔,橡皮,橡皮擦,画画,画笔,笔,绘画	lápiz,escolar,escribir,lapicero
        ✒️	black nib	black_nib	nib,pen	钢笔尖,写字,硬笔,笔尖,钢笔	pluma negra,bolígrafo,escribir,pluma,tinta
        🖋️	fountain pen	fountain_pen	fountain,pen	钢笔,写字,硬笔,笔	estilográfica,bolígrafo,escribir,pluma,tinta
        🖊️	pen	pen	ballpoint	笔,原子笔,圆珠笔,油笔	bolígrafo,boli,escribir
        🖌️	paintbrush	paintbrush	painting	画笔,刷,毛笔,画刷,笔刷	pincel,pintar
        🖍️	crayon	crayon		蜡笔,油画棒,画棒	lápiz de cera,cera,lápiz
        📝	memo	memo pencil	pencil	备忘录,便条,便条簿,便笺	cuaderno de notas,comunicación
        💼	briefcase	briefcase		公文包,公事包,包,手提包	maletín,cartera,documentos
        📁	file folder	file_folder	file,folder	文件夹,办公,文件,文具,硬纸夹	carpeta de archivos,archivo,carpeta
        📂	open file folder	open_file_folder	file,folder,open	打开的文件夹,办公,打开,文件,文具	carpeta de archivos abierta,abierta,archivo,carpeta
        🗂️	card index dividers	card_index_dividers	card,dividers,index	索引分隔文件夹,分隔,文件夹,索引	separador de fichas,fichas,fichero,separador
        📅	calendar	calendar	date	日历,日期	calendario,fecha
        📆	tear-off calendar	tear_off_calendar	calendar	手撕日历,日历,日期	calendario recortable,calendario,fecha
        🗒️	spiral notepad	spiral_notepad	note,pad,spiral	线圈本,文具,笔记本,记事本	bloc de notas de espiral,bloc,cuaderno,espiral,notas
        🗓️	spiral calendar	spiral_calendar	calendar,pad,spiral	线圈日历,日历,日期,线圈	calendario de espiral,calendario,espiral
        📇	card index	card_index	card,index,rolodex	卡片索引,卡片,卡牌索引,目录,索引	organizador de fichas,cartera,ficha,organizador,tarjetas
        📈	chart increasing	chart_increasing	chart,graph,growth,trend,upward	趋势向上的图表,上升,上涨,上涨图表,向上,图表	gráfica de evolución ascendente,ascendente,gráfica,gráfico,tendencia ascendente
        📉	chart decreasing	chart_decreasing	chart,down,graph,trend	趋势向下的图表,下跌,下跌图表,下降,向下,图表	gráfica de evolución descendente,descendente,gráfica,gráfico,tendencia descendente
        📊	bar chart	bar_chart	bar,chart,graph	条形图,图表,柱形图,直方图	gráfico de barras,barras,gráfico
        📋	clipboard	clipboard		剪贴板,写字板,剪贴簿,夹子,纸张	portapapeles,papeles,pinza,tabla
        📌	pushpin	pushpin	pin	图钉,固定,按钉	chincheta,tachuela
        📍	round pushpin	round_pushpin	pin,pushpin	圆图钉,固定,图钉	chincheta redonda,chincheta
        📎	paperclip	paperclip		回形针,万字夹,回纹针,曲别针,纸夹	clip
        🖇️	linked paperclips	linked_paperclips	link,paperclip	连起来的两个回形针,万字夹,回形针,回纹针,曲别针,纸夹	clips unidos,clips,unidos,unión
        📏	straight ruler	straight_ruler	ruler,straight edge	直尺,尺,尺子,文具,测量,长度	regla
        📐	triangular ruler	triangular_ruler	ruler,set,triangle	三角尺,三角,尺,文具,测量,角度	escuadra,regla,regla triangular,triángulo
        ✂️	scissors	scissors	cutting,tool	剪刀,修剪,剪,剪子,剪裁,工具	tijeras,cortar,herramienta
        🗃️	card file box	card_file_box	box,card,file	卡片盒,存档,标签,档案,箱,索引	archivador de tarjetas,archivador,archivo,caja
        🗄️	file cabinet	file_cabinet	cabinet,file,filing	文件柜,存档,归档,收纳,柜,档案	archivador,archivos,oficina,organizador
        🗑️	wastebasket	wastebasket		垃圾桶,垃圾,垃圾篓,废纸篓	papelera,basura,cubo
        🔒	locked	lock locked	closed	合上的锁,上锁,锁,锁住,锁定	candado cerrado,candado,cerrado,cerrar
        🔓	unlocked	unlock unlocked	lock,open,unlock	打开的锁,取消锁定,开锁,解锁,锁	candado abierto,abierto,abrir,candado
        🔏	locked with pen	locked_with_pen	ink,lock,nib,pen,privacy	墨水笔和锁,笔,笔尖,钢笔,锁,隐私	candado con pluma estilográfica,candado,cerrado,estilográfica,pluma,privacidad
        🔐	locked with key	locked_with_key	closed,key,lock,secure	钥匙和锁,安全,钥匙,锁,锁上	candado cerrado y llave,candado,cerrado,llave,seguro
        🔑	key	key	lock,password	钥匙,密码,密钥,开锁,解锁	llave,contraseña
        🗝️	old key	old_key	clue,key,lock,old	老式钥匙,古老的钥匙,旧钥匙,钥匙	llave antigua,antigua,llave
        🔨	hammer	hammer	tool	锤子,工具,敲,施工,砸,铁锤	martillo,herramienta
        🪓	axe	axe	chop,hatchet,split,wood	斧头,切,劈,木头,砍	hacha,cortar,dividir,hachuela,madera,talar
        ⛏️	pick	pick	mining,tool	铁镐,工具,挖掘,采矿,锄头,鹤嘴锄	pico,herramienta,mina
        ⚒️	hammer and pick	hammer_and_pick	hammer,pick,tool	锤子与镐,工具,铁锤,铁镐,锤子,镐子	martillo y pico,herramienta,martillo,pico
        🛠️	hammer and wrench	hammer_and_wrench	hammer,spanner,tool,wrench	锤子与扳手,工具,扳手,铁锤,锤子	martillo y llave inglesa,herramienta,llave inglesa,martillo
        🗡️	dagger	dagger	knife,weapon	匕首,武器,短刀	puñal,arma,cuchillo,daga
        ⚔️	crossed swords	crossed_swords	crossed,swords,weapon	交叉放置的剑,交叉,剑,双剑	espadas cruzadas,arma,cruzadas,espadas
        💣	bomb	bomb	comic	炸弹,爆炸	bomba,cómic,emoción
        🪃	boomerang	boomerang	australia,rebound,repercussion	回旋镖,反弹,回弹,澳大利亚	bumerán,Australia,boomerang,rebotar
        🏹	bow and arrow	bow_and_arrow	archer,arrow,bow,Sagittarius,zodiac	弓和箭,射手,射箭,弓,箭	arco y flecha,arco,arquero,flecha,sagitario,zodiaco
        🛡️	shield	shield	weapon	盾牌,武器,盾,防御	escudo,defensa
        🪚	carpentry saw	carpentry_saw	carpenter,lumber,saw,tool	木工锯,工具,木匠,木材,锯	sierra de carpintería,carpintería,carpintero,herramienta,sierra,talar
        🔧	wrench	wrench	spanner,tool	扳手,工具,螺丝扳手	llave inglesa,herramienta
        🪛	screwdriver	screwdriver	screw,tool	螺丝刀,工具,螺丝	destornillador,atornillador,herramienta,tornillo
        🔩	nut and bolt	nut_and_bolt	bolt,nut,tool	螺母与螺栓,工具,螺丝,螺帽,螺栓,螺母	tornillo y tuerca,herramienta,tornillo,tuerca
        ⚙️	gear	gear	cog,cogwheel,tool	齿轮,传动,工具,机械,零件	engranaje,herramienta
        🗜️	clamp	clamp	compress,tool,vice	夹钳,夹具,工具,机械,紧固	tornillo de banco,herramienta,tornillo
        ⚖️	balance scale	justice balance_scale	balance,justice,Libra,scale,zodiac	天平,公平,公正,正义,法律	balanza,justicia,libra,peso,zodiaco
        🦯	white cane	white_cane	accessibility,blind	盲杖,拐杖,无障碍,盲	bastón,accesibilidad,ceguera,ciega,ciego,invidente
        🔗	link	link		链接,网址,链条,锁链	eslabón
        ⛓️	chains	chains	chain	链条,铁链,链,锁链	cadenas,cadena
        🪝	hook	hook	catch,crook,curve,ensnare,selling point	挂钩,卖点,抓,曲线,钩状物	gancho,agarrar,anzuelo,atrapar,garfio
        🧰	toolbox	toolbox	chest,mechanic,tool	工具箱,工具,机修,箱子	caja de herramientas,armario,herramienta,mecánico
        🧲	magnet	magnet	attraction,horseshoe,magnetic	磁铁,吸引力,磁性,马蹄铁	imán,atracción,herradura,magnético
        🪜	ladder	ladder	climb,rung,step	梯子,台阶,梯级,横档,爬	escalera,escalar,escalerilla,escalón,peldaño
        ⚗️	alembic	alembic	chemistry,tool	蒸馏器,净化,化学,实验,工具	alambique,herramienta,química
        🧪	test tube	test_tube	chemist,chemistry,experiment,lab,science	试管,化学,化学家,实验,实验室,科学	tubo de ensayo,ciencia,experimento,laboratorio,química,químico
        🧫	petri dish	petri_dish	bacteria,biologist,biology,culture,lab	培养皿,培养,实验室,生物学,生物学家,细菌	placa de petri,bacterias,biología,biólogo,cultivo,laboratorio
        🧬	dna	dna	biologist,evolution,gene,genetics,life	DNA,基因,生命,生物学家,进化,遗传学	adn,biólogo,evolución,gen,genética,vida
        🔬	microscope	microscope	science,tool	显微镜,实验,工具,生物,科学,细胞	microscopio,instrumento,laboratorio
        🔭	telescope	telescope	science,tool	望远镜,天体,天文,天文学,工具,观星	telescopio,astronomía,instrumento
        📡	satellite antenna	satellite_antenna	antenna,dish,satellite	卫星天线,信号接收,卫星,卫星接收天线,卫星碟形天线,天线	antena de satélite,antena,comunicación,satélite
        💉	syringe	syringe	medicine,needle,shot,sick	注射器,医学,打针,治疗,针头,针筒	jeringuilla,aguja,jeringa,medicina,médico
        🩸	drop of blood	drop_of_blood	bleed,blood donation,injury,medicine,menstruation	血滴,医疗,月经,献血,经血,输血	gota de sangre,donación de sangre,donar sangre,herida,medicina,sangre
        💊	pill	pill	doctor,medicine,sick	药丸,吃药,治疗,药,药物	píldora,comprimido,medicina,médico,pastilla
        🩹	adhesive bandage	adhesive_bandage	bandage	创可贴,OK绷,伤口,绷带,胶布	tirita,apósito
        🩼	crutch	crutch	cane,disability,hurt,mobility aid,stick	拐杖,受伤,手杖,残疾,活动助行类辅具	muleta,ayuda para la movilidad,bastón,discapacidad,lesión,palo
        🩺	stethoscope	stethoscope	doctor,heart,medicine	听诊器,医生,医疗,心脏,心跳,诊断	estetoscopio,corazón,doctor,fonendoscopio,latido,medicina,médico
        🩻	x-ray	x_ray	bones,doctor,medical,skeleton	X射线,医生,医疗,骨架,骨骼	radiografía,doctor,doctora,esqueleto,huesos,médica,médico,rayos x
        🚪	door	door		门,出入口,大门,屋门,房门,房间	puerta
        🛗	elevator	elevator	accessibility,hoist,lift	电梯,升降机,可达性	ascensor,accesibilidad,elevador,montacargas
        🪞	mirror	mirror	reflection,reflector,speculum	镜子,反射,反射镜,窥镜	espejo,espéculo,reflector,reflejo
        🪟	window	window	frame,fresh air,opening,transparent,view	窗户,开窗,新鲜空气,景色,窗框,透明	ventana,abertura,apertura,cristal,marco,transparente,vista
        🛏️	bed	bed	hotel,sleep	床,宾馆,床垫,床铺,睡眠,睡觉	cama,dormir,hotel
        🛋️	couch and lamp	couch_and_lamp	couch,hotel,lamp	沙发和灯,家,沙发,灯,阅读	sofá y lámpara,hotel,lámpara,sofá
        🪑	chair	chair	seat,sit	椅子,坐,座位,椅背	silla,asiento,sentarse
        🚽	toilet	toilet		马桶,WC,卫生间,厕所,洗手间	inodoro,baño,váter,wc
        🪠	plunger	plunger	force cup,plumber,suction,toilet	活塞,吸力,水管工,马桶	desatascador,fontanero,retrete,servicio,succión
        🚿	shower	shower	water	淋浴,喷头,喷水,水,洗澡 花洒	ducha,agua,baño
        🛁	bathtub	bathtub	bath	浴缸,沐浴,泡沫浴,泡澡,洗澡,澡盆	bañera,baño
        🪤	mouse trap	mouse_trap	bait,mousetrap,snare,trap	捕鼠器,诱饵,陷进	trampa de ratones,cebo,cepo,engañar,ratón,ratonera,trampa
        🪒	razor	razor	sharp,shave	剃须刀,刀,刮,毛,胡子,锋利	cuchilla de afeitar,afeitado,afeitar,afilado,barbero,navaja
        🧴	lotion bottle	lotion_bottle	lotion,moisturizer,shampoo,sunscreen	乳液瓶,乳液,护肤霜,洗发水,防晒霜	bote de crema,champú,crema,hidratante,protector solar
        🧷	safety pin	safety_pin	diaper,punk rock	安全别针,别针,扣针	imperdible,pañal,punk rock
        🧹	broom	broom	cleaning,sweeping,witch	扫帚,女巫,打扫,扫地	escoba,barrer,bruja,fregar
        🧺	basket	basket	farming,laundry,picnic	筐,农作,脏衣篮,野餐	cesta,colada,cosecha,pícnic
        🧻	roll of paper	roll_of_paper	paper towels,toilet paper	卷纸,卫生纸,纸巾	rollo de papel,papel absorbente,papel higiénico
        🪣	bucket	bucket	cask,pail,vat	桶,大桶,木桶,水桶,缸	cubo,balde,barreño,cuba,cubeta
        🧼	soap	soap	bar,bathing,cleaning,lather,soapdish	皂,杀菌,洗手,清洁,肥皂泡,肥皂盒	jabón,bañarse,enjabonarse,jabonera,lavarse,pastilla
        🫧	bubbles	bubbles	burp,clean,soap,underwater	气泡,打嗝,水下,清洁,肥皂	burbujas,bajo el agua,eructar,jabón,limpiar
        🪥	toothbrush	toothbrush	bathroom,brush,clean,dental,hygiene,teeth	牙刷,刷,卫生,情节,浴室,牙科,牙齿	cepillo de dientes,cepillo,dental,higiene,limpio,servicio
        🧽	sponge	sponge	absorbing,cleaning,porous	海绵,吸水,清洁,渗透	esponja,absorbente,limpiar,poroso
        🧯	fire extinguisher	fire_extinguisher	extinguish,fire,quench	灭火器,火灾,灭火	extintor,apagar,extinguir,incendio
        🛒	shopping cart	shopping_cart	cart,shopping,trolley	购物车,手推车,采购	carrito de la compra,carrito,carro,compra,supermercado
        🚬	cigarette	cigarette	smoking	香烟,卷烟,吸烟,抽烟,烟,烟草	cigarrillo,cigarro,fumar
        ⚰️	coffin	coffin	death	棺材,埋葬,死亡,灵柩,葬礼,陵墓	ataúd,muerte
        🪦	headstone	headstone	cemetery,grave,graveyard,tombstone	墓碑,公墓,墓园,墓地	lápida,cementario,estela,sepulcro,tumba
        ⚱️	funeral urn	funeral_urn	ashes,death,funeral,urn	骨灰缸,瓮,缸,葬礼	urna funeraria,funeraria,muerte,urna
        🧿	nazar amulet	nazar_amulet	bead,charm,evil-eye,nazar,talisman	纳扎尔护身符,小装饰品,恶魔之眼,护身符,珠子,纳扎尔	ojo turco,amuleto,mal de ojo,nazar,talismán
        🪬	hamsa	hamsa	amulet,Fatima,hand,Mary,Miriam,protection	法蒂玛之手,保护,手,护身符,法蒂玛,玛丽,米里亚姆	hamsa,amuleto,Fátima,jamsa,mano,María,Miriam,protección
        🗿	moai	moai	face,moyai,statue	摩埃,复活岛,复活节岛,复活节岛石像,摩艾,摩艾石像,毛埃	estatua moái,estatua,moái,Pascua
        🪧	placard	placard	demonstration,picket,protest,sign	标语牌,布告,标志,海报,示威,纠察队标语牌,警戒哨	letrero,anuncio,aviso,cartel,pancarta,poste
        🪪	identification card	identification_card	credentials,ID,license,security	身份证,ID,凭证,安全,执照	carné de identidad,carné de conducir,credenciales,identificación,permiso,seguridad
        """#
}
