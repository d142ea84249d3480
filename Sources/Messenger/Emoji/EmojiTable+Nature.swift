// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let nature = #"""
        🐵	monkey face	monkey_face	face,monkey	猴头,猴	cara de mono,animal,cara,mono
        🐒	monkey	monkey		猴子,猴	mono,macaco,simio
        🦍	gorilla	gorilla		大猩猩	gorila,animal,cara
        🦧	orangutan	orangutan	ape	红毛猩猩,猩猩,猴,猿	orangután,mono,primate,simio
        🐶	dog face	dog dog_face	dog,face,pet	狗脸,宠物,狗,脸	cara de perro,animal,cara,perro
        🐕	dog	dog2	pet	狗,宠物	perro,cachorro,perrete,perrito
        🦮	guide dog	guide_dog	accessibility,blind,guide	导盲犬,指引,无障碍,盲	perro guía,accesibilidad,ciego,guía,invidente,lazarillo
        🐕‍🦺	service dog	service_dog	accessibility,assistance,dog,service	服务犬,工作犬,无障碍,犬,狗,辅助	perro de servicio,accesibilidad,apoyo,asistencia,perro,servicio
        🐩	poodle	poodle	dog	贵宾犬,卷毛狗,狗	caniche,perrito,perro
        🐺	wolf	wolf	face	狼,头,脸	lobo,cara
        🦊	fox	fox	face	狐狸,头,脸	zorro,animal,cara
        🦝	raccoon	raccoon	curious,sly	浣熊,好奇,淘气	mapache,astuto,curioso,ladino,maquillaje,ojeras
        🐱	cat face	cat cat_face	cat,face,pet	猫脸,宠物,猫,脸	cara de gato,animal,cara,gato
        🐈	cat	cat2	pet	猫,宠物	gato,gatete,minino
        🐈‍⬛	black cat	black_cat	black,cat,unlucky	黑猫,不吉利,猫,黑色	gato negro,gato,mala suerte,negro
        🦁	lion	lion	face,Leo,zodiac	狮子,狮子座,脸,黄道十二宫	león,cara,leo,zodiaco
        🐯	tiger face	tiger_face	face,tiger	老虎头,老虎,脸	cara de tigre,animal,tigre
        🐅	tiger	tiger		老虎,虎	tigre,felino
        🐆	leopard	leopard		豹子,猎豹,豹	leopardo,felino
        🐴	horse face	horse horse_face	face,horse	马头,马	cara de caballo,animal,caballo,cara
        🫎	moose	moose			
        🫏	donkey	donkey			
        🐎	horse	horse2	equestrian,racehorse,racing	马,比赛,赛马,骑马	caballo,caballo corriendo,caballo de carrera,ecuestre
        🦄	unicorn	unicorn	face	独角兽,头,脸	unicornio,cara
        🦓	zebra	zebra	stripe	斑马,条纹	cebra,raya
        🦌	deer	deer		鹿	ciervo,animal,cara
        🦬	bison	bison	buffalo,herd,wisent	大野牛,欧洲野牛,水牛,畜群	bisonte,búfalo,cíbolo
        🐮	cow face	cow cow_face	cow,face	奶牛头,奶牛,脸	cara de vaca,animal,cara,vaca
        🐂	ox	ox	bull,Taurus,zodiac	公牛,牛,金牛座,黄道十二宫	buey,cabestro,tauro,zodiaco
        🐃	water buffalo	water_buffalo	buffalo,water	水牛	búfalo de agua,animal,búfalo
        🐄	cow	cow2		奶牛,牛	vaca,bovino,res
        🐷	pig face	pig pig_face	face,pig	猪头,猪,脸	cara de cerdo,animal,cara,cerdo
        🐖	pig	pig2	sow	猪	cerdo,cochino,gorrino,puerco
        🐗	boar	boar	pig	野猪,猪	jabalí,cerdo salvaje
        🐽	pig nose	pig_nose	face,nose,pig	猪鼻子,猪,脸,鼻子	nariz de cerdo,cara,cerdo,morro,nariz
        🐏	ram	ram	Aries,male,sheep,zodiac	公羊,白羊座,羊,雄性,黄道十二宫	carnero,aries,morueco,zodiaco
        🐑	ewe	ewe	female,sheep	母羊,羊,雌性	oveja,borrego,cordero,ovino
        🐐	goat	goat	Capricorn,zodiac	山羊,摩羯座,黄道十二宫	cabra,capricornio,caprino,chivo,zodiaco
        🐪	camel	camel	dromedary,hump	骆驼,单峰	dromedario,camello,desierto,joroba
        🐫	two-hump camel	two_hump_camel	bactrian,camel,hump	双峰骆驼,双峰,骆驼	camello,bactriano,desierto,dromedario,jorobas
        🦙	llama	llama	alpaca,guanaco,vicuña,wool	美洲鸵,原驼,小羊驼,羊毛,羊驼	llama,alpaca,guanaco,lana,vicuña
        🦒	giraffe	giraffe	spots	长颈鹿,斑点	jirafa,manchas
        🐘	elephant	elephant		大象,象	elefante,paquidermo
        🦣	mammoth	mammoth	extinction,large,tusk,woolly	猛犸,大型,有绒毛的,灭绝,长牙	mamut,colmillo,extinguido,lanudo
        🦏	rhinoceros	rhinoceros		犀牛	rinoceronte,animal,cabeza
        🦛	hippopotamus	hippopotamus	hippo	河马	hipopótamo,paquidermo
        🐭	mouse face	mouse mouse_face	face,mouse	老鼠头,鼠	cara de ratón,animal,cara,ratón
        🐁	mouse	mouse2		老鼠,耗子,鼠	ratón,roedor
        🐀	rat	rat		耗子,鼠	rata,roedor
        🐹	hamster	hamster	face,pet	仓鼠,啮齿,头,脸	hámster,animal,cara,mascota
        🐰	rabbit face	rabbit_face	bunny,face,pet,rabbit	兔子头,兔	cara de conejo,animal,cara,conejo
        🐇	rabbit	rabbit	bunny,pet	兔子,兔	conejo,conejito,gazapo
        🐿️	chipmunk	chipmunk	squirrel	松鼠,花栗鼠	ardilla,animal
        🦫	beaver	beaver	dam	海狸,母畜	castor,roedor
        🦔	hedgehog	hedgehog	spiny	刺猬	erizo,espinas,púas
        🦇	bat	bat	vampire	蝙蝠,吸血鬼	murciélago,animal,vampiro
        🐻	bear	bear	face	熊,头,脸	oso,animal,cara
        🐻‍❄️	polar bear	polar_bear	arctic,bear,white	北极熊,北极,熊,白色	oso polar,ártico,blanco,oso,polar
        🐨	koala	koala	face,marsupial	考拉,澳大利亚	koala,bambú
        🐼	panda	panda_face panda	face	熊猫,头,胖达,脸	panda,animal,cara,oso panda
        🦥	sloth	sloth	lazy,slow	树懒,慢,懒,爬树,迟缓	perezoso,gandul,lento,vago
        🦦	otter	otter	fishing,playful	水獭,动物,捕鱼,獭,鼬	nutria,bromista,juguetón,pesca
        🦨	skunk	skunk	stink	臭鼬,熏,臭,鼬	mofeta,apestar,hedor,mal olor,peste,tufo
        🦘	kangaroo	kangaroo	Australia,joey,jump,marsupial	袋鼠,小袋鼠,有袋类动物,澳大利亚,跳	canguro,australia,marsupial,salto
        🦡	badger	badger	honey badger,pester	獾,纠缠,蜜獾	tejón,ratel,tejón de la miel,tejón melero
        🐾	paw prints	paw_prints	feet,paw,print	爪印,爪子,足迹	huellas de pezuñas,animal,huellas,pezuñas
        🦃	turkey	turkey	bird	火鸡	pavo,animal,ave
        🐔	chicken	chicken	bird	鸡	gallina,ave,gallinácea,pollo
        🐓	rooster	rooster	bird	公鸡,鸡	gallo,ave,gallina,gallinácea,pollo
        🐣	hatching chick	hatching_chick	baby,bird,chick,hatching	小鸡破壳,小鸡,破壳	pollito rompiendo el cascarón,ave,huevo,pollito,pollo
        🐤	baby chick	baby_chick	baby,bird,chick	小鸡,鸡	pollito,animal,ave,pollo,polluelo
        🐥	front-facing baby chick	front_facing_baby_chick	baby,bird,chick	正面朝向的小鸡,小鸡	pollito de frente,animal,ave,pollito,pollo
        🐦	bird	bird		鸟	pájaro,ave,pajarillo
        🐧	penguin	penguin	bird	企鹅	pingüino,ave
        🕊️	dove	dove	bird,fly,peace	鸽,和平象征,飞翔,鸟,鸽子	paloma,animal,pájaro,paz
        🦅	eagle	eagle	bird	鹰,老鹰,鸟	águila,ave
        🦆	duck	duck	bird	鸭子,鸟,鸭	pato,ave
        🦢	swan	swan	bird,cygnet,ugly duckling	天鹅,丑小鸭,小天鹅,鸟	cisne,ave,patito feo
        🦉	owl	owl	bird,wise	猫头鹰,睿智,鸟	búho,ave,lechuza,pájaro
        🦤	dodo	dodo	extinction,large,Mauritius	渡渡鸟,毛里求斯,灭绝	dodo,ave,dronte,extinguido,Mauricio,pájaro
        🪶	feather	feather	bird,flight,light,plumage	羽毛,轻,飞,鸟	pluma,ave,ligero,pájaro,plumaje
        🦩	flamingo	flamingo	flamboyant,tropical	火烈鸟,热带,艳丽	flamenco,extravangante,ostentoso,tropical
        🦚	peacock	peacock	bird,ostentatious,peahen,proud	孔雀,招摇,雌孔雀,骄傲,鸟	pavo real,ave,orgulloso,pavo,plumas
        🦜	parrot	parrot	bird,pirate,talk	鹦鹉,剽窃,模仿,说话,鸟	loro,ave,hablar,papagayo,pirata
        🪽	wing	wing			
        🐦‍⬛	black bird	black_bird			
        🪿	goose	goose			
        🐸	frog	frog	face	青蛙,头,脸	rana,animal,cara
        🐊	crocodile	crocodile		鳄鱼	cocodrilo,caimán
        🐢	turtle	turtle	terrapin,tortoise	龟,乌龟,海龟	tortuga,galápago
        🦎	lizard	lizard	reptile	蜥蜴,爬行动物	lagarto,lagartija,reptil
        🐍	snake	snake	bearer,Ophiuchus,serpent,zodiac	蛇,持票人,狡猾的人,蛇夫座,黄道十二宫	serpiente,culebra,reptil,víbora
        🐲	dragon face	dragon_face	dragon,face,fairy tale	龙头,龙	cara de dragón,cara,cuento,dragón,fantasía
        🐉	dragon	dragon	fairy tale	龙	dragón,animal,cuento,fantasía
        🦕	sauropod	sauropod	brachiosaurus,brontosaurus,diplodocus	蜥蜴类,梁龙,腕龙,雷龙	saurópodo,braquiosaurio,brontosaurio,diplodocus
        🦖	T-Rex	t_rex	Tyrannosaurus Rex	霸王龙,暴龙君主	t-rex,tiranosaurio,tiranosaurio rex
        🐳	spouting whale	whale spouting_whale	face,spouting,whale	喷水的鲸,喷水,鲸	ballena soltando un chorro,animal,ballena,chorro de agua
        🐋	whale	whale2		鲸鱼	ballena,cachalote,cetáceo
        🐬	dolphin	dolphin	flipper	海豚,鸭脚板	delfín,cetáceo
        🦭	seal	seal	sea lion	海豹,海狮	foca,león marino
        🐟	fish	fish	Pisces,zodiac	鱼,双鱼座,黄道十二宫	pez,pececillo,pescado,piscis,zodiaco
        🐠	tropical fish	tropical_fish	fish,tropical	热带鱼,热带,鱼	pez tropical,animal,pescado,pez
        🐡	blowfish	blowfish	fish	河豚,鱼	pez globo,animal,globo,pez
        🦈	shark	shark	fish	鲨鱼,鱼,鲨	tiburón,pez
        🐙	octopus	octopus		章鱼,八爪,鱼	pulpo,cefalópodo,octópodo
        🐚	spiral shell	spiral_shell	shell,spiral	海螺,螺	concha de mar,animal,concha
        🪸	coral	coral	ocean,reef	珊瑚,海洋,礁	coral,arrecife,océano
        🪼	jellyfish	jellyfish			
        🐌	snail	snail		蜗牛	caracol,caracola,molusco
        🦋	butterfly	butterfly	insect,pretty	蝴蝶,昆虫,漂亮,美丽	mariposa,bonito,insecto
        🐛	bug	bug	insect	毛毛虫,毛虫	insecto,bicho,gusano
        🐜	ant	ant	insect	蚂蚁	hormiga,antenas,insecto
        🐝	honeybee	bee honeybee	bee,insect	蜜蜂,勤劳	abeja,flores,insecto,miel
        🪲	beetle	beetle	bug,insect	甲虫,昆虫	escarabajo,bicho,insecto
        🐞	lady beetle	lady_beetle	beetle,insect,ladybird,ladybug	瓢虫,昆虫,母	mariquita,cochinilla
        🦗	cricket	cricket	grasshopper	蟋蟀,蛐蛐	grillo,saltamontes
        🪳	cockroach	cockroach	insect,pest,roach	蟑螂,害虫,昆虫	cucaracha,alimaña,bicho,insecto,plaga
        🕷️	spider	spider	insect	蜘蛛	araña,animal,insecto
        🕸️	spider web	spider_web	spider,web	蜘蛛网,蛛网	tela de araña,araña,tela,telaraña
        🦂	scorpion	scorpion	scorpio,Scorpio,zodiac	蝎子,天蝎宫,天蝎座,黄道十二宫	escorpión,escorpio,zodiaco
        🦟	mosquito	mosquito	disease,fever,malaria,pest,virus	蚊子,发热,昆虫,疟疾,疾病,病毒	mosquito,fiebre,insecto,malaria,virus
        🪰	fly	fly	disease,maggot,pest,rotting	苍蝇,害虫,疾病,腐烂,蛆	mosca,basura,bicho,mal olor,podrido
        🪱	worm	worm	annelid,earthworm,parasite	蠕虫,寄生虫,环节动物,蚯蚓	gusano,lombriz,oruga,parásito
        🦠	microbe	microbe	amoeba,bacteria,virus	细菌,变形虫,病毒	microbio,ameba,bacteria,germen,virus
        💐	bouquet	bouquet	flower	花束,鲜花	ramo de flores,bouquet,flores,ramo,romance
        🌸	cherry blossom	cherry_blossom	blossom,cherry,flower	樱花,花	flor de cerezo,cerezo,flor,primavera
        💮	white flower	white_flower	flower	白花,花	flor blanca,blanca,flor
        🪷	lotus	lotus	Buddhism,flower,Hinduism,India,purity,Vietnam	莲花,佛教,印度,印度教,纯洁,花,越南	loto,budismo,flor,hinduismo,India,pureza,Vietnam
        🏵️	rosette	rosette	plant	圆形花饰,花	roseta,flor,planta
        🌹	rose	rose	flower	玫瑰,花	rosa,flor
        🥀	wilted flower	wilted_flower	flower,wilted	枯萎的花,花	flor marchita,flor,marchita,marchitada,marchitarse,tristeza
        🌺	hibiscus	hibiscus	flower	芙蓉,木槿,花	flor de hibisco,flor,hibisco
        🌻	sunflower	sunflower	flower,sun	向日葵,太阳花,花	girasol,pipas,planta,semillas,sol
        🌼	blossom	blossom	flower	开花,花	flor,campo,planta,primavera
        🌷	tulip	tulip	flower	郁金香,花	tulipán,flor
        🪻	hyacinth	hyacinth			
        🌱	seedling	seedling	young	幼苗,发芽,芽,苗	planta joven,plantón
        🪴	potted plant	potted_plant	boring,grow,house,nurturing,plant,useless	盆栽植物,培育,房子,枯燥,植物,生长	planta de maceta,crecer,maceta,planta,tiesto
        🌲	evergreen tree	evergreen_tree	tree	松树,常青树,树	árbol de hoja perenne,árbol,hoja perenne,perenne
        🌳	deciduous tree	deciduous_tree	deciduous,shedding,tree	落叶树,树,落叶,落叶植物	árbol de hoja caduca,árbol,caducifolio,hoja caduca
        🌴	palm tree	palm_tree	palm,tree	棕榈树	palmera,árbol,árbol de palma
        🌵	cactus	cactus	plant	仙人掌,沙漠	cactus,planta
        🌾	sheaf of rice	sheaf_of_rice	ear,grain,rice	稻子,稻,米,粮食	espiga de arroz,arroz,espiga,planta
        🌿	herb	herb	leaf	药草,草药,香草	hierba,hoja,verde
        ☘️	shamrock	shamrock	plant	三叶草,苜蓿,酢浆草	trébol,planta
        🍀	four leaf clover	four_leaf_clover	4,clover,four,four-leaf clover,leaf	四叶草,幸运	trébol de cuatro hojas,suerte,trébol
        🍁	maple leaf	maple_leaf	falling,leaf,maple	枫叶,加拿大,秋	hoja de arce,arce,hoja
        🍂	fallen leaf	fallen_leaf	falling,leaf	落叶,叶,秋	hojas caídas,caída,hojas
        🍃	leaf fluttering in wind	leaf_fluttering_in_wind	blow,flutter,leaf,wind	风吹叶落,叶子,树叶,随风飘舞	hojas revoloteando al viento,hoja,revolotear,soplar,viento
        🪹	empty nest	empty_nest	nesting	空巢,筑巢	nido vacío,anidación,anidamiento,anidar
        🪺	nest with eggs	nest_with_eggs	nesting	有蛋的巢,筑巢	nido con huevos,anidación,anidamiento,anidar
        🍄	mushroom	mushroom	toadstool	蘑菇	champiñón,hongo,seta
        """#
}
