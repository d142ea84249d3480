// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let activities = #"""
        🎃	jack-o-lantern	jack_o_lantern	celebration,halloween,jack,lantern	南瓜灯,万圣节,庆祝,灯笼	calabaza de Halloween,calabaza,celebración,Halloween,linterna
        🎄	Christmas tree	christmas_tree	celebration,Christmas,tree	圣诞树,圣诞,庆祝,树	árbol de Navidad,abeto de Navidad,árbol,celebración,Navidad
        🎆	fireworks	fireworks	celebration	焰火,庆祝,烟花	fuegos artificiales,celebración
        🎇	sparkler	sparkler	celebration,fireworks,sparkle	烟花,庆祝,火花,烟火,焰火	bengala,celebración,fuegos artificiales
        🧨	firecracker	firecracker	dynamite,explosive,fireworks	爆竹,炸药,烟花,爆炸	petardo,dinamita,explosivo,fuegos artificiales
        ✨	sparkles	sparkles	*,sparkle,star	闪亮,星星,火花,闪光,闪耀	chispas,*,bengala,estrellas
        🎈	balloon	balloon	celebration	气球,庆祝	globo,celebración
        🎉	party popper	tada party_popper	party,congratulations,celebration,popper,tada	拉炮彩带,庆祝,彩带,派对,派对礼宾花	cañón de confeti,celebración,confeti,fiesta
        🎊	confetti ball	confetti_ball	ball,celebration,confetti	五彩纸屑球,庆祝,球	bola de confeti,celebración,confeti
        🎋	tanabata tree	tanabata_tree	banner,celebration,Japanese,tree	七夕树,七夕,庆祝,日本,树	árbol de tanabata,árbol,celebración,festividad,tanabata
        🎍	pine decoration	pine_decoration	bamboo,celebration,Japanese,pine	门松,庆祝,日本,松树,盆栽,竹	decoración de pino,año nuevo japonés,bambú,celebración,decoración,kadomatsu
        🎎	Japanese dolls	japanese_dolls	celebration,doll,festival,Japanese	日本人形,人偶,庆祝,节日	muñecas japonesas,celebración,festival,hinamatsuri,muñecas
        🎏	carp streamer	carp_streamer	carp,celebration,streamer	鲤鱼旗,庆祝,日本,男孩节,长旗	banderín de carpas,banderín,carpa,celebración,koinobori
        🎐	wind chime	wind_chime	bell,celebration,chime,wind	风铃,庆祝,铃铛	campanilla de viento,campanilla,furin,viento
        🎑	moon viewing ceremony	moon_viewing_ceremony	celebration,ceremony,moon	赏月,中秋,庆祝,月亮	ceremonia de contemplación de la luna,celebración,contemplación,luna,tsukimi
        🧧	red envelope	red_envelope	gift,good luck,hóngbāo,lai see,money	红包,利是,礼物,运气,钱	sobre rojo,buena suerte,hóngbāo,lai see,regalo
        🎀	ribbon	ribbon	celebration	蝴蝶结,丝带,庆祝,缎带	lazo,celebración
        🎁	wrapped gift	gift wrapped_gift	box,celebration,gift,present,wrapped	礼物,包装,庆祝,盒子,礼品	regalo,celebración,envoltorio,presente,regalo envuelto
        🎗️	reminder ribbon	reminder_ribbon	celebration,reminder,ribbon	提示丝带,丝带,庆祝,暗示	lazo conmemorativo,conmemorativo,lazo
        🎟️	admission tickets	admission_tickets	admission,ticket	入场券,票,门票	entradas,acceso,admisión,entrada,evento
        🎫	ticket	ticket	admission	票,入场券,电影票,车票,门票	tique,acceso,admisión
        🎖️	military medal	military_medal	celebration,medal,military	军功章,军队,勋章,奖章	medalla militar,celebración,medalla,militar
        🏆	trophy	trophy	prize	奖杯,奖励,奖品,奖赏	trofeo,premio
        🏅	sports medal	sports_medal	medal	奖牌,运动会奖牌	medalla deportiva,medalla,premio
        🥇	1st place medal	1st_place_medal	first,gold,medal	金牌,奖牌,第一	medalla de oro,medalla,oro,primero
        🥈	2nd place medal	2nd_place_medal	medal,second,silver	银牌,奖牌,第二	medalla de plata,medalla,plata,segundo
        🥉	3rd place medal	3rd_place_medal	bronze,medal,third	铜牌,奖牌,第三	medalla de bronce,bronce,medalla,tercero
        ⚽	soccer ball	soccer soccer_ball	ball,football,soccer	足球,球,英式足球	balón de fútbol,balón,fútbol
        ⚾	baseball	baseball	ball	棒球,球	béisbol,balón,baseball,pelota
        🥎	softball	softball	ball,glove,underarm	垒球,手套,球,腋下	pelota de softball,bola,pelota,softball
        🏀	basketball	basketball	ball,hoop	篮球,球,篮筐	balón de baloncesto,balón,canasta,deporte
        🏐	volleyball	volleyball	ball,game	排球,球	voleibol,balón,juego,pelota
        🏈	american football	american_football	american,ball,football	美式橄榄球,橄榄球,球	balón de fútbol americano,balón,deporte,fútbol americano
        🏉	rugby football	rugby_football	ball,football,rugby	英式橄榄球,橄榄球,球	balón de rugby,balón,deporte,rugby
        🎾	tennis	tennis	ball,racquet	网球,球,球拍	pelota de tenis,deporte,pelota,tenis
        🥏	flying disc	flying_disc	ultimate	飞盘,极限,极限运动,终极	disco volador,disco,frisbee
        🎳	bowling	bowling	ball,game	保龄球,球	bolos,bola,bola de bolos,juego
        🏏	cricket game	cricket_game	ball,bat,game	板球,球,球拍	críquet,juego,pelota
        🏑	field hockey	field_hockey	ball,field,game,hockey,stick	曲棍球,球,球棍	hockey sobre hierba,hierba,hockey,juego,palo,pelota
        🏒	ice hockey	ice_hockey	game,hockey,ice,puck,stick	冰球,球,球棍	hockey sobre hielo,disco,hielo,hockey,palo
        🥍	lacrosse	lacrosse	ball,goal,stick	袋棍球,球,球棍,球门	lacrosse,bola,palo,pelota,raqueta
        🏓	ping pong	ping_pong	ball,bat,game,paddle,table tennis	乒乓球,比赛,球,球拍	tenis de mesa,juego,mesa,pelota,ping pong
        🏸	badminton	badminton	birdie,game,racquet,shuttlecock	羽毛球,球拍	bádminton,pluma,raqueta,volante
        🥊	boxing glove	boxing_glove	boxing,glove	拳击手套,手套	guante de boxeo,boxeo,deporte,guante
        🥋	martial arts uniform	martial_arts_uniform	judo,karate,martial arts,taekwondo,uniform	练武服,制服,柔道,武术,空手道,跆拳道	uniforme de artes marciales,artes marciales,judo,kárate,taekwondo
        🥅	goal net	goal_net	goal,net	球门,球网	portería,deporte,red
        ⛳	flag in hole	flag_in_hole	golf,hole	高尔夫球洞,高尔夫	banderín en hoyo,banderín,golf,hoyo
        ⛸️	ice skate	ice_skate	ice,skate	滑冰,冰刀,溜冰	patín de hielo,hielo,patín
        🎣	fishing pole	fishing_pole	fish,pole	钓鱼竿,鱼杆	caña de pescar,caña,entretenimiento,esparcimiento,pesca,pez
        🤿	diving mask	diving_mask	diving,scuba,snorkeling	潜水面罩,浮潜,深潜,潜水	máscara de buceo,bucear,buzo,esnórquel,máscara,tubo
        🎽	running shirt	running_shirt	athletics,running,sash,shirt	运动背心,上衣,跑步	camiseta sin mangas,banda,camiseta con banda,camiseta de correr,deporte
        🎿	skis	skis	ski,snow	滑雪,雪	esquís,deporte,esquí,esquíes
        🛷	sled	sled	sledge,sleigh	雪橇,乘雪橇,驾雪橇	trineo
        🥌	curling stone	curling_stone	game,rock	冰壶,冰上溜石,比赛,游戏	piedra de curling,juego,roca
        🎯	bullseye	bullseye	dart,direct hit,game,hit,target	正中靶心的飞镖,命中,靶心,飞镖	diana,blanco,en el blanco,juego
        🪀	yo-yo	yo_yo	fluctuate,toy	悠悠球,上下起落,玩具	yoyó,dieta,efecto,fluctuar,juguete
        🪁	kite	kite	fly,soar	风筝,翱翔,飞翔	cometa,juguete,planear,viento,volar
        🔫	water pistol	water_pistol	gun,handgun,pistol,revolver,tool,water,weapon	水枪,工具,左轮,手枪,枪,武器	pistola de agua,agua,juguete,pistola,verano
        🎱	pool 8 ball	pool_8_ball	8,ball,billiard,eight,game	台球,8 球制桌球,游戏,霹雳八球	bola negra de billar,8,billar,bola ocho,juego
        🔮	crystal ball	crystal_ball	ball,crystal,fairy tale,fantasy,fortune,tool	水晶球,命运,工具,水晶,球,财富	bola de cristal,adivinación,bola,buena fortuna,cristal
        🪄	magic wand	magic_wand	magic,witch,wizard	魔棒,女巫,巫师,魔法	varita mágica,bruja,hechicero,magia,mago,prestidigitación,varita
        🎮	video game	video_game	controller,game	游戏手柄,手柄,电子游戏	mando de videoconsola,juego,mando,videojuego
        🕹️	joystick	joystick	game,video game	游戏操控杆,操控杆,电子游戏	joystick,juego,mando,palanca,videojuego
        🎰	slot machine	slot_machine	game,slot	老虎机,游戏,角子机,赌博	máquina tragaperras,juego,máquina
        🎲	game die	game_die	dice,die,game	骰子,色子	dado,juego
        🧩	puzzle piece	puzzle_piece	clue,interlocking,jigsaw,piece,puzzle	拼图,图片,智力游戏,线索,联锁	pieza de puzle,conectar,pieza,pista,puzle,rompecabezas
        🧸	teddy bear	teddy_bear	plaything,plush,stuffed,toy	泰迪熊,填充,毛绒玩具,玩偶,玩具	osito de peluche,juguete,oso,peluche
        🪅	piñata	pinata	celebration,party	彩罐,庆祝,聚会	piñata,caballito,celebración,fiesta
        🪩	mirror ball	mirror_ball	dance,disco,glitter,party	镜球,聚会,舞蹈,迪斯科,闪耀	bola de espejos,bailar,brillar,disco,discoteca,fiesta
        🪆	nesting dolls	nesting_dolls	doll,nesting,russia	套娃,俄罗斯套娃,娃娃	muñeca rusa,babushka,mamushka,matrioska,rusia
        ♠️	spade suit	spade_suit	card,game	黑桃,扑克,牌,葵扇	palo de picas,carta,juego,palo,picas
        ♥️	heart suit	heart_suit	card,game	红桃,扑克,牌,红心	palo de corazones,carta,corazones,juego,palo
        ♦️	diamond suit	diamond_suit	card,game	方片,扑克,方块,牌	palo de diamantes,carta,diamantes,juego,palo
        ♣️	club suit	club_suit	card,game	梅花,扑克,牌,草花	palo de tréboles,carta,juego,palo,tréboles
        ♟️	chess pawn	chess_pawn	chess,dupe,expendable	兵,受骗者,国际象棋,牺牲品	peón de ajedrez,ajedrez,peón
        🃏	joker	joker	card,game,wildcard	大小王,大王,小王,扑克,牌,鬼牌	comodín,joker
        🀄	mahjong red dragon	mahjong_red_dragon	game,mahjong,red	红中,麻将	dragón rojo de mahjong,dragón rojo,juego,mahjong
        🎴	flower playing cards	flower_playing_cards	card,flower,game,Japanese,playing	花札,卡牌,日本,游戏,花牌	cartas de flores,carta,flor,hanafuda,naipe japonés
        🎭	performing arts	performing_arts	art,mask,performing,theater,theatre	表演艺术,剧院,戏剧,艺术,表演,面具	máscaras de teatro,actuación,arte,artes escénicas,entretenimiento
        🖼️	framed picture	framed_picture	art,frame,museum,painting,picture	带框的画,博物馆,框,画,艺术	cuadro enmarcado,marco,museo
        🎨	artist palette	art artist_palette	art,museum,painting,palette	调色盘,博物馆,画画,艺术,调色板	paleta de pintor,arte,artista,paleta,pintura
        🧵	thread	thread	needle,sewing,spool,string	线,线轴,绳子,缝纫,针	hilo,aguja,carrete,coser,costura
        🪡	sewing needle	sewing_needle	embroidery,needle,sewing,stitches,sutures,tailoring	缝合针,绣花针,缝合,缝纫,缝线,裁剪	aguja de coser,aguja,bordado,coser,hilar,punto,tejer
        🧶	yarn	yarn	ball,crochet,knit	毛线,毛线球,编织,钩针编织物	ovillo,bola,croché,punto,tejer
        🪢	knot	knot	rope,tangled,tie,twine,twist	结,打结,绳子,缠结,麻线	nudo,anudar,atar,enredar,trenzar
        """#
}
