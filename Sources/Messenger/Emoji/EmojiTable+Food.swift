// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let food = #"""
        🍇	grapes	grapes	fruit,grape	葡萄,水果	uvas,agracejo,fruta,racimo,uva
        🍈	melon	melon	fruit	甜瓜,水果,蜜瓜,香瓜	melón,fruta
        🍉	watermelon	watermelon	fruit	西瓜,水果	sandía,fruta
        🍊	tangerine	tangerine	fruit,orange	橘子,柑桔,桔子,水果	mandarina,fruta,naranja
        🍋	lemon	lemon	citrus,fruit	柠檬,水果	limón,cítrico,citrón,fruta
        🍌	banana	banana	fruit	香蕉,水果	plátano,banana,fruta
        🍍	pineapple	pineapple	fruit	菠萝,水果	piña,ananás,fruta
        🥭	mango	mango	fruit,tropical	芒果,水果,热带	mango,fruta,tropical
        🍎	red apple	apple red_apple	apple,fruit,red	红苹果,水果,红,苹果	manzana roja,fruta,manzana,poma,roja
        🍏	green apple	green_apple	apple,fruit,green	青苹果,水果,苹果,青	manzana verde,fruta,manzana,poma,verde
        🍐	pear	pear	fruit	梨,水果	pera,fruta,perilla
        🍑	peach	peach	fruit	桃,水果	melocotón,durazno,fruta
        🍒	cherries	cherries	berries,cherry,fruit,red	樱桃,水果	cerezas,cereza,fruta,guindas
        🍓	strawberry	strawberry	berry,fruit	草莓,水果	fresa,fresón,fruta
        🫐	blueberries	blueberries	berry,bilberry,blue,blueberry	蓝莓,越桔	arándanos,arándano,azul,baya,frutos del bosque,mirtilo
        🥝	kiwi fruit	kiwi_fruit	food,fruit,kiwi	猕猴桃,奇异果,水果,食物	kiwi,comida,fruta
        🍅	tomato	tomato	fruit,vegetable	西红柿,番茄,蔬菜	tomate,ensalada,fruta,verdura
        🫒	olive	olive	food	橄榄,食物	aceituna,aperitivo,comida,oliva
        🥥	coconut	coconut	palm,piña colada	椰子,棕榈	coco,palmera,piña colada
        🥑	avocado	avocado	food,fruit	鳄梨,水果,牛油果,食物	aguacate,comida,fruta
        🍆	eggplant	eggplant	aubergine,vegetable	茄子,蔬菜	berenjena,fruto,verdura
        🥔	potato	potato	food,vegetable	土豆,蔬菜,食物,马铃薯	patata,comida,papa,verdura
        🥕	carrot	carrot	food,vegetable	胡萝卜,蔬菜,食物	zanahoria,comida,verdura
        🌽	ear of corn	ear_of_corn	corn,ear,maize,maze	玉米,苞米	espiga de maíz,espiga,maíz,mazorca,mijo
        🌶️	hot pepper	hot_pepper	hot,pepper	红辣椒,辣椒	chile picante,chile,picante,planta
        🫑	bell pepper	bell_pepper	capsicum,pepper,vegetable	灯笼椒,蔬菜,辣椒	pimiento,ají,chile,morrón,rojo,verdura
        🥒	cucumber	cucumber	food,pickle,vegetable	黄瓜,泡菜,蔬菜,食物	pepino,comida,pepinillo,verdura
        🥬	leafy green	leafy_green	bok choy,cabbage,kale,lettuce	绿叶蔬菜,圆白菜,小白菜,甘蓝,莴苣	verdura de hoja verde,bok choy,col,kale,lechuga,pak choi
        🥦	broccoli	broccoli	wild cabbage	西兰花,甘蓝	brócoli,col,repollo
        🧄	garlic	garlic	flavoring	蒜,佐料,大蒜,蒜头,调味	ajo,condimento,vampiro
        🧅	onion	onion	flavoring	洋葱,佐料,调味	cebolla,condimento,llorar
        🥜	peanuts	peanuts	food,nut,peanut,vegetable	花生,坚果,蔬菜,食物	cacahuetes,cacahuete,comida,fruto seco,verdura
        🫘	beans	beans	food,kidney,legume	豆,肾,豆类,食物	alubias,comida,habichuela roja,habichuelas,judía roja,judías,legumbre
        🌰	chestnut	chestnut	plant	栗子	castaña,castaño,fruto seco
        🫚	ginger root	ginger_root			
        🫛	pea pod	pea_pod			
        🍞	bread	bread	loaf	面包	pan de molde,pan,rebanada,tostada
        🥐	croissant	croissant	bread,breakfast,food,french,roll	羊角面包,新月形面包,法式,面包,食物	cruasán,bollo,comida,croissant,francés
        🥖	baguette bread	baguette_bread	baguette,bread,food,french	法式长棍面包,法式,面包,食物	baguete,baguette,barra,comida,francés,pan
        🫓	flatbread	flatbread	arepa,lavash,naan,pita	扁面包,圆盘状烤饼,玉米饼,皮塔饼,薄脆饼	pan sin levadura,arepa,naan,pita,tortilla
        🥨	pretzel	pretzel	twisted	椒盐卷饼,扭曲食品	bretzel,galleta salada,pretzel
        🥯	bagel	bagel	bakery,breakfast,schmear	面包圈,奶酪酱,烘烤食品	bagel,bocadillo,pan,panadería
        🥞	pancakes	pancakes	breakfast,crêpe,food,hotcake,pancake	烙饼,煎饼,食物	tortitas,comida,dulce,pancakes,postre,tortita
        🧇	waffle	waffle	breakfast,indecisive,iron	华夫饼,格子饼,点心,烤,窝夫饼	gofre,waffle
        🧀	cheese wedge	cheese_wedge	cheese	芝士,奶酪,起司	cuña de queso,cuña,queso,trozo
        🍖	meat on bone	meat_on_bone	bone,meat	排骨,肉,骨	carne con hueso,carne,hueso,restaurante
        🍗	poultry leg	poultry_leg	bone,chicken,drumstick,leg,poultry	家禽的腿,家禽,鸡肉,鸡腿	muslo de pollo,muslo,pollo,restaurante
        🥩	cut of meat	cut_of_meat	chop,lambchop,porkchop,steak	肉块,排骨,牛排,猪排,羊排	corte de carne,carne,chuleta,filete
        🥓	bacon	bacon	breakfast,food,meat	培根,熏肉,肉,食物	beicon,bacon,carne,comida,panceta
        🍔	hamburger	hamburger	burger	汉堡,汉堡包	hamburguesa,burger
        🍟	french fries	fries french_fries	french,fries	薯条,油炸	patatas fritas,papas fritas,patatas,restaurante
        🍕	pizza	pizza	cheese,slice	披萨	pizza,porción,restaurante
        🌭	hot dog	hot_dog	frankfurter,hotdog,sausage	热狗	perrito caliente,perrito,salchicha
        🥪	sandwich	sandwich	bread	三明治,面包	sándwich,bocadillo,bocata,emparedado
        🌮	taco	taco	mexican	墨西哥卷饼,卷饼,墨西哥	taco,comida,mexicano
        🌯	burrito	burrito	mexican,wrap	墨西哥玉米煎饼,卷饼,玉米煎饼,墨西哥	burrito,comida,mexicano,tex mex,wrap
        🫔	tamale	tamale	mexican,wrapped	墨西哥粽子,粽子,墨西哥	tamal,mejicano,mexicano,wrap
        🥙	stuffed flatbread	stuffed_flatbread	falafel,flatbread,food,gyro,kebab,stuffed	夹心饼,夹心,沙拉三明治,肉夹馍,食物	pan relleno,comida,durum,falafel,kebab,pan de pita
        🧆	falafel	falafel	chickpea,meatball	炸豆丸子,中东蔬菜球,油炸鹰嘴豆饼,肉丸,鹰嘴豆	falafel,albóndiga,garbanzo
        🥚	egg	egg	breakfast,food	蛋,食物	huevo,comida
        🍳	cooking	cooking	breakfast,egg,frying,pan	煎蛋,平底锅,煎,蛋	cocinar,freír,huevo,sartén
        🥘	shallow pan of food	shallow_pan_of_food	casserole,food,paella,pan,shallow	装有食物的浅底锅,浅底,煎锅,食物	paella,arroz,comida
        🍲	pot of food	pot_of_food	pot,stew	一锅食物,食物	olla de comida,comida de olla,puchero,restaurante
        🫕	fondue	fondue	cheese,chocolate,melted,pot,Swiss	奶酪火锅,奶酪,巧克力,瑞士,融化,锅	fondue,chocolate,olla,queso,suizo
        🥣	bowl with spoon	bowl_with_spoon	breakfast,cereal,congee	碗勺,早餐,粥,谷物	cuenco con cuchara,cereal,desayuno
        🥗	green salad	green_salad	food,green,salad	绿色沙拉,沙拉,食物	ensalada,bol,comida,verde
        🍿	popcorn	popcorn		爆米花	palomitas,maíz
        🧈	butter	butter	dairy	黄油,乳制品,牛奶	mantequilla,lácteo
        🧂	salt	salt	condiment,shaker	盐,佐料瓶,调味品	sal,condimento,salero
        🥫	canned food	canned_food	can	罐头食品,罐头	comida enlatada,conserva,lata
        🍱	bento box	bento_box	bento,box	盒饭,便当	caja de bento,bento,caja,comida,restaurante
        🍘	rice cracker	rice_cracker	cracker,rice	米饼,米果	galleta de arroz,arroz,galleta
        🍙	rice ball	rice_ball	ball,Japanese,rice	饭团,日本	bola de arroz,arroz,japonés,onigiri,restaurante
        🍚	cooked rice	cooked_rice	cooked,rice	米饭,米,饭	arroz cocido,arroz,restaurante
        🍛	curry rice	curry_rice	curry,rice	咖喱饭,咖喱,饭	arroz con curry,arroz,curry,restaurante
        🍜	steaming bowl	steaming_bowl	bowl,noodle,ramen,steaming	面条,拉面,热气腾腾,碗	tazón de fideos,fideos calientes,fideos chinos,fideos ramen,ramen
        🍝	spaghetti	spaghetti	pasta	意粉,意大利面,意面	espagueti,pasta,restaurante
        🍠	roasted sweet potato	roasted_sweet_potato	potato,roasted,sweet	烤红薯,地瓜,烤地瓜,红薯	patata asada,asada,papa asada,patata,restaurante
        🍢	oden	oden	kebab,seafood,skewer,stick	关东煮,串,海鲜	brocheta,japonés,marisco,oden,pincho
        🍣	sushi	sushi		寿司	sushi,restaurante
        🍤	fried shrimp	fried_shrimp	fried,prawn,shrimp,tempura	天妇罗,炸虾	gamba frita,frito,gamba,restaurante
        🍥	fish cake with swirl	fish_cake_with_swirl	cake,fish,pastry,swirl	鱼板	pastel de pescado japonés,comida japonesa,pastel,pescado
        🥮	moon cake	moon_cake	autumn,festival,yuèbǐng	月饼,秋天,节日	pastel de luna,festival,luna,otoño,yuebing
        🍡	dango	dango	dessert,Japanese,skewer,stick,sweet	团子,串,日本,甜点	dango,japonés,pincho,postre,restaurante
        🥟	dumpling	dumpling	empanada,gyōza,jiaozi,pierogi,potsticker	饺子,水饺,煎饺	dumpling,comida,gyōza,jiaozi,masa
        🥠	fortune cookie	fortune_cookie	prophecy	幸运饼干,预言	galleta de la fortuna,adivinación,profecía,superstición
        🥡	takeout box	takeout_box	oyster pail	外卖盒,外卖包装,外卖桶,牡蛎桶	caja para llevar,recipiente para llevar,restaurante
        🦀	crab	crab	Cancer,zodiac	蟹,巨蟹座,螃蟹,黄道十二宫	cangrejo,animal,cáncer,zodiaco
        🦞	lobster	lobster	bisque,claws,seafood	龙虾,浓汤,海鲜,钳	bogavante,langosta,marisco,pinzas
        🦐	shrimp	shrimp	food,shellfish,small	虾,甲壳,食物	gamba,camarón,comida,langostino,marisco
        🦑	squid	squid	food,molusc	乌贼,软体动物,食物,鱿鱼,墨鱼	calamar,comida,molusco
        🦪	oyster	oyster	diving,pearl	牡蛎,海鲜,珍珠,生蚝	ostra,buceo,perla
        🍦	soft ice cream	soft_ice_cream	cream,dessert,ice,icecream,soft,sweet	圆筒冰激凌,圆筒冰淇淋	cucurucho de helado,cucurucho,dulce,helado,helado de cucurucho,restaurante
        🍧	shaved ice	shaved_ice	dessert,ice,shaved,sweet	刨冰,冰,冰沙,甜点	granizado hawaiano,helado,hielo,postre,raspado
        🍨	ice cream	ice_cream	cream,dessert,ice,sweet	冰淇淋,冰,冰激凌,甜点	helado,postre,sorbete
        🍩	doughnut	doughnut	breakfast,dessert,donut,sweet	甜甜圈,甜点	dónut,berlina,pastel,rosquilla
        🍪	cookie	cookie	dessert,sweet	饼干,曲奇	galleta,dulce,pasta,postre
        🎂	birthday cake	birthday birthday_cake	cake,birthday,celebration,dessert,pastry,sweet	生日蛋糕,庆祝,生日,蛋糕	tarta de cumpleaños,celebración,cumpleaños,tarta
        🍰	shortcake	cake shortcake	cake,dessert,pastry,slice,sweet	水果蛋糕,甜点,蛋糕	trozo de tarta,pedazo de tarta,restaurante,tarta
        🧁	cupcake	cupcake	bakery,sweet	纸杯蛋糕,烘焙食品,甜点	magdalena,cupcake,dulce,repostería
        🥧	pie	pie	filling,pastry	派,油酥点心,糕点	pastel,masa,relleno
        🍫	chocolate bar	chocolate_bar	bar,chocolate,dessert,sweet	巧克力,甜品,甜点	tableta de chocolate,barra,chocolate,restaurante,tableta
        🍬	candy	candy	dessert,sweet	糖,糖果	caramelo,chuche,chuchería,dulce,golosina
        🍭	lollipop	lollipop	candy,dessert,sweet	棒棒糖,糖	piruleta,chuche,chuchería,dulce,golosina
        🍮	custard	custard	dessert,pudding,sweet	奶黄,蛋奶冻,蛋奶沙司	flan,dulce,postre,pudding
        🍯	honey pot	honey_pot	honey,honeypot,pot,sweet	蜂蜜,蜜罐	tarro de miel,dulce,miel,tarro
        🍼	baby bottle	baby_bottle	baby,bottle,drink,milk	奶瓶,奶,婴儿	biberón,bebé,bibe,bibi,botella,leche
        🥛	glass of milk	glass_of_milk	drink,glass,milk	一杯奶,奶,杯	vaso de leche,bebida,leche,vaso
        ☕	hot beverage	coffee hot_beverage	tea,beverage,coffee,drink,hot,steaming	热饮,咖啡,茶,饮料	bebida caliente,bebida,café,caliente,té
        🫖	teapot	teapot	drink,pot,tea	茶壶,壶,茶	tetera,bebida,infusión,té
        🍵	teacup without handle	tea teacup_without_handle	beverage,cup,drink,tea,teacup	热茶,杯,没有把手的茶杯,茶,饮料	tazón de té,bebida,taza,té
        🍶	sake	sake	bar,beverage,bottle,cup,drink	清酒,瓶,酒杯,饮料	sake,bar,bebida,botella,restaurante,tazón
        🍾	bottle with popping cork	bottle_with_popping_cork	bar,bottle,cork,drink,popping	开香槟,庆祝,木塞,瓶子,香槟	botella descorchada,bar,beber,botella,cava,corcho
        🍷	wine glass	wine_glass	bar,beverage,drink,glass,wine	葡萄酒,酒,酒杯	copa de vino,bar,bebida,copa,vaso,vino
        🍸	cocktail glass	cocktail cocktail_glass	bar,cocktail,drink,glass	鸡尾酒,杯,酒	copa de cóctel,bar,cóctel,copa,restaurante
        🍹	tropical drink	tropical_drink	bar,drink,tropical	热带水果饮料,饮料	bebida tropical,bar,bebida,restaurante,tropical
        🍺	beer mug	beer beer_mug	drink,bar,beer,mug	啤酒,杯,酒	jarra de cerveza,bar,cerveza,jarra,restaurante
        🍻	clinking beer mugs	beers clinking_beer_mugs	bar,beer,clink,drink,mug	干杯,啤酒,碰杯,酒	jarras de cerveza brindando,bar,cerveza,jarra,jarras,restaurante
        🥂	clinking glasses	clinking_glasses	celebrate,clink,drink,glass	碰杯,喝,庆祝,杯	copas brindando,bebida,brindar,brindis,celebración,copa
        🥃	tumbler glass	tumbler_glass	glass,liquor,shot,tumbler,whisky	平底杯,威士忌,杯,酒	vaso de whisky,chupito,copa,licor,vaso,whisky
        🫗	pouring liquid	pouring_liquid	drink,empty,glass,spill	倾倒液体,流出,玻璃杯,空,饮料	líquido derramándose,bebida,derramar,vacío,vaso,verter
        🥤	cup with straw	cup_with_straw	juice,soda	带吸管杯,果汁,苏打	vaso con pajita,refresco,zumo
        🧋	bubble tea	bubble_tea	bubble,milk,pearl,tea	珍珠奶茶,泡泡,牛奶,珍珠,茶	té de burbujas,boba,bubble tea,burbuja,leche,perla,té
        🧃	beverage box	beverage_box	beverage,box,juice,straw,sweet	饮料盒,吸管,果汁盒,盒装	tetrabrik,brick,cartón,envase,zumo
        🧉	mate	mate	drink	马黛茶,茶,饮料	mate,bebida,infusión
        🧊	ice	ice	cold,ice cube,iceberg	冰块,冰山,冷却,冷饮	cubito de hielo,frío,iceberg
        🥢	chopsticks	chopsticks	hashi	筷子,箸	palillos,cubiertos,hashi
        🍽️	fork and knife with plate	fork_and_knife_with_plate	cooking,fork,knife,plate	餐具,刀,叉,盘	cuchillo y tenedor con un plato,cuchillo,plato,restaurante,tenedor
        🍴	fork and knife	fork_and_knife	cooking,cutlery,fork,knife	刀叉,刀,叉,餐具	tenedor y cuchillo,cuchillo,restaurante,tenedor
        🥄	spoon	spoon	tableware	匙,匙子,汤匙,调羹,餐具	cuchara,cubiertos,cucharilla
        🔪	kitchen knife	kitchen_knife	cooking,hocho,knife,tool,weapon	菜刀,刀,武器,烹饪	cuchillo de cocina,arma,cocinar,cuchillo
        🫙	jar	jar	condiment,container,empty,sauce,store	罐,容器,空,调味品,贮藏,酱	tarro,almacenar,condimento,frasco,recipiente,salsa,vacío
        🏺	amphora	amphora	Aquarius,cooking,drink,jug,zodiac	双耳瓶,壶,罐	ánfora,acuario,beber,jarra,zodiaco
        """#
}
