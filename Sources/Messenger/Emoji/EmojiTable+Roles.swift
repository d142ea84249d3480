// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let roles = #"""
        🧑‍⚕️	health worker	health_worker	doctor,healthcare,nurse,therapist	卫生工作者,医生,护士,治疗师	profesional sanitario,doctor,enfermero,médico,salud,terapeuta
        👨‍⚕️	man health worker	man_health_worker	doctor,healthcare,man,nurse,therapist	男医生,医护人员,医生,护士,治疗师,男人	profesional sanitario hombre,doctor,enfermero,médico,sanitario,terapeuta hombre
        👩‍⚕️	woman health worker	woman_health_worker	doctor,healthcare,nurse,therapist,woman	女医生,医护人员,医生,女人,护士,治疗师	profesional sanitario mujer,doctora,enfermera,médica,sanitaria,terapeuta mujer
        🧑‍🎓	student	student	graduate	学生,毕业,毕业生	estudiante,graduado,licenciado,universitario
        👨‍🎓	man student	man_student	graduate,man,student	男学生,学生,毕业,男	estudiante hombre,estudiante,graduado,hombre,licenciado,universitario
        👩‍🎓	woman student	woman_student	graduate,student,woman	女学生,女,学生,毕业	estudiante mujer,estudiante,graduada,licenciada,mujer,universitaria
        🧑‍🏫	teacher	teacher	instructor,professor	老师,教师,教授	docente,educador,enseñanza,instructor,maestro,profesor
        👨‍🏫	man teacher	man_teacher	instructor,man,professor,teacher	男老师,教师,教授,男,老师	docente hombre,educador,hombre,instructor,maestro,profesor
        👩‍🏫	woman teacher	woman_teacher	instructor,professor,teacher,woman	女老师,女,教师,教授,老师	docente mujer,educadora,instructora,maestra,mujer,profesora
        🧑‍⚖️	judge	judge	justice,scales	法官,法律	fiscal,juez,juicio,magistrado
        👨‍⚖️	man judge	man_judge	judge,justice,man,scales	男法官,正义,法官,法律,男	fiscal hombre,hombre,juez,justicia,magistrado
        👩‍⚖️	woman judge	woman_judge	judge,justice,scales,woman	女法官,女,正义,法官,法律	fiscal mujer,jueza,justicia,magistrada,mujer
        🧑‍🌾	farmer	farmer	gardener,rancher	农民,园丁	profesional de la agricultura,agricultor,cultivador,granjero,jardinero,labrador
        👨‍🌾	man farmer	man_farmer	farmer,gardener,man,rancher	农夫,农民,园丁,男	profesional de la agricultura hombre,agricultor,campo,granjero,hombre,labrador
        👩‍🌾	woman farmer	woman_farmer	farmer,gardener,rancher,woman	农妇,农民,园丁,女	profesional de la agricultura mujer,agricultora,campo,granjera,labradora,mujer
        🧑‍🍳	cook	cook	chef	厨师,做饭,大厨	chef,cocinero,cocinillas,guisandero,pinche
        👨‍🍳	man cook	man_cook	chef,cook,man	男厨师,做饭,厨师,大厨,男	chef hombre,chef,cocinero,hombre,pinche
        👩‍🍳	woman cook	woman_cook	chef,cook,woman	女厨师,做饭,厨师,大厨,女	chef mujer,chef,cocinera,mujer,pinche
        🧑‍🔧	mechanic	mechanic	electrician,plumber,tradesperson	技工,水管工,电工	profesional de la mecánica,electricista,fontanero,mecánico,operario,técnico
        👨‍🔧	man mechanic	man_mechanic	electrician,man,mechanic,plumber,tradesperson	男技工,技工,水管工,电工,男	profesional de la mecánica hombre,electricista,fontanero,hombre,mecánico,operario
        👩‍🔧	woman mechanic	woman_mechanic	electrician,mechanic,plumber,tradesperson,woman	女技工,女,技工,水管工,电工	profesional de la mecánica mujer,electricista,fontanera,mecánica,mujer,operaria
        🧑‍🏭	factory worker	factory_worker	assembly,factory,industrial,worker	工人,工业,工厂,装配	profesional industrial,fábrica,montaje,obrero,operario,trabajador
        👨‍🏭	man factory worker	man_factory_worker	assembly,factory,industrial,man,worker	男工人,工业,工厂,装配	profesional industrial hombre,fábrica,montaje,obrero,operario,trabajador
        👩‍🏭	woman factory worker	woman_factory_worker	assembly,factory,industrial,woman,worker	女工人,工业,工厂,装配	profesional industrial mujer,fábrica,montaje,obrera,operaria,trabajadora
        🧑‍💼	office worker	office_worker	architect,business,manager,white-collar	白领,商人,建筑师,经理	oficinista,arquitecto,director,ejecutivo,empresa
        👨‍💼	man office worker	man_office_worker	architect,business,man,manager,white-collar	男白领,商人,建筑师,经理	oficinista hombre,director,ejecutivo,empresa,hombre,oficina,oficinista
        👩‍💼	woman office worker	woman_office_worker	architect,business,manager,white-collar,woman	女白领,商人,建筑师,经理	oficinista mujer,directora,ejecutiva,empresa,mujer,oficina,oficinista
        🧑‍🔬	scientist	scientist	biologist,chemist,engineer,physicist	科学家,化学家,工程学家,物理学家,生物学家	profesional de la ciencia,biólogo,científico,físico,investigador,químico
        👨‍🔬	man scientist	man_scientist	biologist,chemist,engineer,man,physicist,scientist	男科学家,化学家,工程学家,物理学家,生物学家,男,科学家	profesional de la ciencia hombre,biólogo,científico,físico,hombre,químico
        👩‍🔬	woman scientist	woman_scientist	biologist,chemist,engineer,physicist,scientist,woman	女科学家,化学家,女,工程学家,物理学家,生物学家,科学家	profesional de la ciencia mujer,bióloga,científica,física,mujer,química
        🧑‍💻	technologist	technologist	coder,developer,inventor,software	程序员,发明,开发人员,码农,软件	profesional de la tecnología,desarrollador,informático,programador,software,tecnólogo
        👨‍💻	man technologist	man_technologist	coder,developer,inventor,man,software,technologist	男程序员,发明家,开发人员,男,码农,程序员,软件	profesional de la tecnología hombre,desarrollador,hombre,informático,programador,tecnólogo
        👩‍💻	woman technologist	woman_technologist	coder,developer,inventor,software,technologist,woman	女程序员,发明家,女,开发人员,码农,程序员,软件	profesional de la tecnología mujer,desarrolladora,informática,mujer,programadora,tecnóloga
        🧑‍🎤	singer	singer	actor,entertainer,rock,star	歌手,摇滚歌手,明星,演员,艺人	cantante,artista,estrella,rock
        👨‍🎤	man singer	man_singer	actor,entertainer,man,rock,singer,star	男歌手,摇滚歌手,明星,男,男演员,艺人	cantante hombre,artista,estrella,hombre,rock
        👩‍🎤	woman singer	woman_singer	actor,entertainer,rock,singer,star,woman	女歌手,女,摇滚歌手,明星,演员,艺人	cantante mujer,artista,estrella,mujer,rock
        🧑‍🎨	artist	artist	palette	艺术家,画家	artista,paleta,pintor,pinturas
        👨‍🎨	man artist	man_artist	artist,man,palette	男艺术家,男,画家	artista hombre,hombre,paleta,pintor,pinturas
        👩‍🎨	woman artist	woman_artist	artist,palette,woman	女艺术家,女,画家	artista mujer,mujer,paleta,pintora,pinturas
        🧑‍✈️	pilot	pilot	plane	飞行员,飞机	piloto,avión,capitán,vuelo
        👨‍✈️	man pilot	man_pilot	man,pilot,plane	男飞行员,男,飞机	piloto hombre,avión,capitán,hombre,piloto,vuelo
        👩‍✈️	woman pilot	woman_pilot	pilot,plane,woman	女飞行员,女,飞机	piloto mujer,avión,capitana,mujer,piloto,vuelo
        🧑‍🚀	astronaut	astronaut	rocket	宇航员,火箭	astronauta,cohete,espacio
        👨‍🚀	man astronaut	man_astronaut	astronaut,man,rocket	男宇航员,宇航员,火箭,男	astronauta hombre,astronauta,cohete,espacio,hombre
        👩‍🚀	woman astronaut	woman_astronaut	astronaut,rocket,woman	女宇航员,女,宇航员,火箭	astronauta mujer,astronauta,cohete,espacio,mujer
        🧑‍🚒	firefighter	firefighter	firetruck	消防员,消防车	bombero,camión,manguera
        👨‍🚒	man firefighter	man_firefighter	firefighter,firetruck,man	男消防员,消防员,消防车,男	bombero hombre,apagafuegos,bombero,camión,manguera
        👩‍🚒	woman firefighter	woman_firefighter	firefighter,firetruck,woman	女消防员,女,消防员,消防车	bombera,apagafuegos,bombera mujera,camión,manguera
        👮	police officer	police_officer	cop,officer,police	警察,警官	agente de policía,agente,personas,policía
        👮‍♂️	man police officer	man_police_officer	cop,man,officer,police	男警察,男,警官,警察	agente de policía hombre,agente,hombre,poli,policía
        👮‍♀️	woman police officer	woman_police_officer	cop,officer,police,woman	女警察,女,警官,警察	agente de policía mujer,agente,mujer,poli,policía
        🕵️	detective	detective	sleuth,spy	侦探,间谍	detective,cara,espía
        🕵️‍♂️	man detective	man_detective	detective,man,sleuth,spy	男侦探,侦探,男,间谍	detective hombre,agente,detective,espía,hombre,investigador
        🕵️‍♀️	woman detective	woman_detective	detective,sleuth,spy,woman	女侦探,侦探,女,间谍	detective mujer,agente,detective,espía,investigadora,mujer
        💂	guard	guard		卫兵,卫士,守卫	guardia,personas
        💂‍♂️	man guard	man_guard	guard,man	男卫兵,卫兵,卫士,守卫,男	guardia hombre,guardia,hombre,vigilante
        💂‍♀️	woman guard	woman_guard	guard,woman	女卫兵,卫兵,卫士,女,守卫	guardia mujer,guardia,mujer,vigilante
        🥷	ninja	ninja	fighter,hidden,stealth	忍者,打斗,隐藏,隐身	ninja,furtivo,guerrero,luchador,oculto,sigilo
        👷	construction worker	construction_worker	construction,hat,worker	建筑工人,工人,建筑	profesional de la construcción,casco,construcción,obrero,personas,trabajador
        👷‍♂️	man construction worker	man_construction_worker	construction,man,worker	男建筑工人,工人,建筑,男	profesional de la construcción hombre,albañil,construcción,hombre,obrero,trabajador
        👷‍♀️	woman construction worker	woman_construction_worker	construction,woman,worker	女建筑工人,女,工人,建筑	profesional de la construcción mujer,albañila,construcción,mujer,obrera,trabajadora
        🫅	person with crown	person_with_crown	monarch,noble,regal,royalty	戴王冠的人,君主,君威,王室,贵族	persona con corona,monarca,monarquía,noble,real,realeza
        🤴	prince	prince		王子	príncipe,corona
        👸	princess	princess	fairy tale,fantasy	公主,皇冠,童话	princesa,cuento,fantasía,hadas
        👳	person wearing turban	person_wearing_turban	turban	戴头巾的人,头巾	persona con turbante,hombre,personas,turbante
        👳‍♂️	man wearing turban	man_wearing_turban	man,turban	戴头巾的男人,头巾,男	hombre con turbante,hombre,turbante
        👳‍♀️	woman wearing turban	woman_wearing_turban	turban,woman	戴头巾的女人,头巾,女	mujer con turbante,mujer,turbante
        👲	person with skullcap	person_with_skullcap	cap,gua pi mao,hat,person,skullcap	戴瓜皮帽的人,帽子,瓜皮帽	hombre con gorro chino,gorro,gua,hombre,mao
        🧕	woman with headscarf	woman_with_headscarf	headscarf,hijab,mantilla,tichel	带头饰的女人,头巾,希贾布	mujer con hiyab,hiyab,pañuelo
        🤵	person in tuxedo	person_in_tuxedo	groom,person,tuxedo	穿燕尾服的人,人,新郎,燕尾服	persona con esmoquin,esmoquin,novio,persona
        🤵‍♂️	man in tuxedo	man_in_tuxedo	man,tuxedo	穿礼服的男人,男人,礼服	hombre con esmoquin,esmoquin,hombre
        🤵‍♀️	woman in tuxedo	woman_in_tuxedo	tuxedo,woman	穿礼服的女人,女人,礼服	mujer con esmoquin,esmoquin,mujer
        👰	person with veil	person_with_veil	bride,person,veil,wedding	戴头纱的人,人,头纱,婚礼,新娘	persona con velo,boda,novia,persona,velo
        👰‍♂️	man with veil	man_with_veil	man,veil	戴头纱的男人,头纱,男人	hombre con velo,boda,hombre,novio,velo
        👰‍♀️	woman with veil	woman_with_veil	veil,woman	戴头纱的女人,头纱,女人	mujer con velo,boda,mujer,novia,velo
        🤰	pregnant woman	pregnant_woman	pregnant,woman	孕妇,女人,怀孕	mujer embarazada,embarazada,mujer
        🫃	pregnant man	pregnant_man	belly,bloated,full,pregnant	怀孕的男人,充满,怀孕,腹部,臃肿	hombre embarazado,barriga,embarazado,hinchado,hinchazón,inflado,lleno
        🫄	pregnant person	pregnant_person	belly,bloated,full,pregnant	怀孕的人,充满,怀孕,腹部,臃肿	persona embarazada,barriga,embarazo,gestación,hinchazón
        🤱	breast-feeding	breast_feeding	baby,breast,nursing	母乳喂养,乳房,哺乳,婴儿	lactancia materna,amamantar,bebé,dar pecho,pecho
        👩‍🍼	woman feeding baby	woman_feeding_baby	baby,feeding,nursing,woman	哺乳的女人,哺乳,喂养,女人,婴儿	mujer alimentando a bebé,alimentar,amamantar,bebé,lactancia,mujer
        👨‍🍼	man feeding baby	man_feeding_baby	baby,feeding,man,nursing	哺乳的男人,哺乳,喂养,婴儿,男人	hombre alimentando a bebé,alimentar,amamantar,bebé,hombre,lactancia
        🧑‍🍼	person feeding baby	person_feeding_baby	baby,feeding,nursing,person	哺乳的人,人,哺乳,喂养,婴儿	persona alimentando a bebé,alimentar,amamantar,bebé,lactancia,persona
        👼	baby angel	angel baby_angel	angel,baby,face,fairy tale,fantasy	小天使,儿童,天使,孩子	bebé ángel,ángel,bebé,cara,cuento
        🎅	Santa Claus	santa santa_claus	celebration,Christmas,claus,father,santa	圣诞老人,圣诞,节日	Papá Noel,celebración,claus,Navidad,papá noel,santa
        🤶	Mrs. Claus	mrs_claus	celebration,Christmas,claus,mother,Mrs.	圣诞奶奶,圣诞,奶奶,老妈	Mamá Noel,abuela,mamá,Navidad,noel
        🧑‍🎄	mx claus	mx_claus		圣诞人,人,圣诞	Noel,Navidad,noel
        🦸	superhero	superhero	good,hero,heroine,superpower	超级英雄,女英雄,好人,英雄,超能力	personaje de superhéroe,bien,héroe,heroína,superhéroe,superheroína,superpoder
        🦸‍♂️	man superhero	man_superhero	good,hero,man,superpower	男超级英雄,好人,男人,英雄,超能力	superhéroe,bueno,héroe,hombre,superhombre,superpoder
        🦸‍♀️	woman superhero	woman_superhero	good,hero,heroine,superpower,woman	女超级英雄,女人,好人,英雄,超能力	superheroína,héroe,heroína,mujer,superhéroe,superpoder
        🦹	supervillain	supervillain	criminal,evil,superpower,villain	超级大坏蛋,坏蛋,恶魔,罪犯,超能力	personaje de supervillano,mal,superpoder,supervillana,supervillano,villana,villano
        🦹‍♂️	man supervillain	man_supervillain	criminal,evil,man,superpower,villain	男超级大坏蛋,坏蛋,男人,罪犯,超能力	supervillano,hombre,mal,malvado,villano
        🦹‍♀️	woman supervillain	woman_supervillain	criminal,evil,superpower,villain,woman	女超级大坏蛋,坏蛋,女人,罪犯,超能力	supervillana,mal,malvada,mujer,villana
        🧙	mage	mage	sorcerer,sorceress,witch,wizard	法师,女巫,女魔术师,男巫,男魔术师	persona maga,bruja,brujo,hechicera,hechicero
        🧙‍♂️	man mage	man_mage	sorcerer,wizard	男法师,男巫,男魔术师	mago,brujo,hechicero
        🧙‍♀️	woman mage	woman_mage	sorceress,witch	女法师,女巫,女魔术师	maga,bruja,hechicera
        🧚	fairy	fairy	Oberon,Puck,Titania	精灵,天卫三,天卫十五,天卫四	hada,campanilla,oberón,puck,titania
        🧚‍♂️	man fairy	man_fairy	Oberon,Puck	仙人,仙男,天卫十五,天卫四,男精灵	hada hombre,hada,oberón,puck
        🧚‍♀️	woman fairy	woman_fairy	Titania	仙女,女精灵,妖精王后	hada mujer,campanilla,hada,titania
        🧛	vampire	vampire	Dracula,undead	吸血鬼,不死族	vampiro,drácula,muerto viviente,no muerto
        🧛‍♂️	man vampire	man_vampire	Dracula,undead	男吸血鬼,男不死族	vampiro hombre,drácula,muerto viviente,no muerto
        🧛‍♀️	woman vampire	woman_vampire	undead	女吸血鬼,女不死族	vampiresa,muerta viviente,no muerta
        🧜	merperson	merperson	mermaid,merman,merwoman	人鱼,女人鱼,男人鱼,美人鱼	persona sirena,sirena
        🧜‍♂️	merman	merman	Triton	男人鱼,特里同	sirena hombre,sirena,tritón
        🧜‍♀️	mermaid	mermaid	merwoman	美人鱼,女人鱼	sirena
        🧝	elf	elf	magical	小精灵,魔术	elfo,mágico
        🧝‍♂️	man elf	man_elf	magical	男小精灵,男性魔术	elfo hombre,elfo,mágico
        🧝‍♀️	woman elf	woman_elf	magical	女小精灵,女性魔术	elfa,mágico,mujer
        🧞	genie	genie	djinn	妖怪,神灵	genio,lámpara
        🧞‍♂️	man genie	man_genie	djinn	男妖怪,男神灵	genio hombre,djinn,genio,lámpara
        🧞‍♀️	woman genie	woman_genie	djinn	女妖怪,女神灵	genio mujer,genio,lámpara
        🧟	zombie	zombie	undead,walking dead	僵尸,不死族,行尸走肉	zombi,caminante,muerto viviente,no muerto
        🧟‍♂️	man zombie	man_zombie	undead,walking dead	男僵尸,男行尸走肉	zombi hombre,caminante,muerto viviente,no muerto
        🧟‍♀️	woman zombie	woman_zombie	undead,walking dead	女僵尸,女行尸走肉	zombi mujer,caminante,muerta viviente,no muerta
        🧌	troll	troll	fairy tale,fantasy,monster	穴居巨怪,幻想,怪物,神话故事	trol,cuento de hadas,fantasía,monstruo
        💆	person getting massage	person_getting_massage	face,massage,salon	按摩,美容	persona recibiendo masaje,cara,facial,masaje,salón
        💆‍♂️	man getting massage	man_getting_massage	face,man,massage	男生按摩,按摩,男	hombre recibiendo masaje,cara,facial,masaje,salón
        💆‍♀️	woman getting massage	woman_getting_massage	face,massage,woman	女生按摩,女,按摩	mujer recibiendo masaje,cara,facial,masaje,salón
        💇	person getting haircut	person_getting_haircut	barber,beauty,haircut,parlor	理发,剪头	persona cortándose el pelo,belleza,corte,pelo,peluquero
        💇‍♂️	man getting haircut	man_getting_haircut	haircut,man	男生理发,剪头,理发,男	hombre cortándose el pelo,belleza,corte,pelo,peluquero
        💇‍♀️	woman getting haircut	woman_getting_haircut	haircut,woman	女生理发,剪头,女,理发	mujer cortándose el pelo,belleza,corte,pelo,peluquero
        🚶	person walking	person_walking	hike,walk,walking	行人,徒步,走路	persona caminando,andar,caminando,caminar
        🚶‍♂️	man walking	man_walking	hike,man,walk	男行人,徒步,男,走路	hombre caminando,andar,caminata,hombre,marcha
        🚶‍♀️	woman walking	woman_walking	hike,walk,woman	女行人,女,徒步,走路	mujer caminando,andar,caminata,marcha,mujer
        🧍	person standing	person_standing	stand,standing	站立者,站着,站立	persona de pie,de pie,levantada,levantado,levantarse
        🧍‍♂️	man standing	man_standing	man,standing	站立的男人,男,站着,站立	hombre de pie,de pie,hombre,levantado,levantarse
        🧍‍♀️	woman standing	woman_standing	standing,woman	站立的女人,女,站着,站立	mujer de pie,de pie,levantada,levantarse,mujer
        🧎	person kneeling	person_kneeling	kneel,kneeling	下跪者,跪下,跪坐	persona de rodillas,arrodillada,arrodillado,arrodillarse,de rodillas
        🧎‍♂️	man kneeling	man_kneeling	kneeling,man	跪下的男人,下跪,男,跪坐	hombre de rodillas,arrodillado,arrodillarse,de rodillas,hombre
        🧎‍♀️	woman kneeling	woman_kneeling	kneeling,woman	跪下的女人,下跪,女,跪坐	mujer de rodillas,arrodillada,arrodillarse,de rodillas,mujer
        🧑‍🦯	person with white cane	person_with_white_cane	accessibility,blind	拄盲杖的人,无障碍,盲	persona con bastón,accesibilidad,ciego,invidente
        👨‍🦯	man with white cane	man_with_white_cane	accessibility,blind,man	拄盲杖的男人,拐杖,无障碍,男,盲	hombre con bastón,accesibilidad,bastón,ciego,hombre,invidente
        👩‍🦯	woman with white cane	woman_with_white_cane	accessibility,blind,woman	拄盲杖的女人,女,拐杖,无障碍,盲	mujer con bastón,accesibilidad,bastón,ciega,invidente,mujer
        🧑‍🦼	person in motorized wheelchair	person_in_motorized_wheelchair	accessibility,wheelchair	坐电动轮椅的人,无障碍,轮椅	persona en silla de ruedas eléctrica,accesibilidad,silla de ruedas
        👨‍🦼	man in motorized wheelchair	man_in_motorized_wheelchair	accessibility,man,wheelchair	坐电动轮椅的男人,无障碍,电动,男,轮椅	hombre en silla de ruedas eléctrica,accesibilidad,hombre,silla de ruedas
        👩‍🦼	woman in motorized wheelchair	woman_in_motorized_wheelchair	accessibility,wheelchair,woman	坐电动轮椅的女人,女,无障碍,电动,轮椅	mujer en silla de ruedas eléctrica,accesibilidad,mujer,silla de ruedas
        🧑‍🦽	person in manual wheelchair	person_in_manual_wheelchair	accessibility,wheelchair	坐手动轮椅的人,无障碍,轮椅	persona en silla de ruedas manual,accesibilidad,silla de ruedas
        👨‍🦽	man in manual wheelchair	man_in_manual_wheelchair	accessibility,man,wheelchair	坐手动轮椅的男人,手动,无障碍,男,轮椅	hombre en silla de ruedas manual,accesibilidad,hombre,silla de ruedas
        👩‍🦽	woman in manual wheelchair	woman_in_manual_wheelchair	accessibility,wheelchair,woman	坐手动轮椅的女人,女,手动,无障碍,轮椅	mujer en silla de ruedas manual,accesibilidad,mujer,silla de ruedas
        🏃	person running	person_running	marathon,running	跑步者,跑步,马拉松	persona corriendo,carrera,deporte,maratón
        🏃‍♂️	man running	man_running	man,marathon,racing,running	男生跑步,男,跑,马拉松	hombre corriendo,carrera,correr,hombre,maratón
        🏃‍♀️	woman running	woman_running	marathon,racing,running,woman	女生跑步,女,比赛,跑步,马拉松	mujer corriendo,carrera,correr,maratón,mujer
        💃	woman dancing	woman_dancing	dance,dancing,woman	跳舞的女人,女人,跳舞	mujer bailando,bailar,mujer
        🕺	man dancing	man_dancing	dance,dancing,man	跳舞的男人,男人,跳舞	hombre bailando,bailar,hombre
        🕴️	person in suit levitating	person_in_suit_levitating	business,person,suit	西装革履的人,商务,正装,西装革履	hombre trajeado levitando,hombre,levitar,negocios,traje
        👯	people with bunny ears	people_with_bunny_ears	bunny ear,dancer,partying	戴兔耳朵的人,兔耳朵,派对,聚会,跳舞	personas con orejas de conejo,fiesta,mujeres,orejas de conejo,personas
        👯‍♂️	men with bunny ears	men_with_bunny_ears	bunny ear,dancer,men,partying	兔先生,兔耳朵,派对,男生派对,聚会,跳舞	hombres con orejas de conejo,bailar,fiesta,hombre,orejas de conejo
        👯‍♀️	women with bunny ears	women_with_bunny_ears	bunny ear,dancer,partying,women	兔女郎,兔耳朵,女生派对,派对,聚会,跳舞	mujeres con orejas de conejo,bailar,fiesta,mujer,orejas de conejo
        🧖	person in steamy room	person_in_steamy_room	sauna,steam room	蒸房里的人,桑拿,蒸房	persona en una sauna,sauna,vapor
        🧖‍♂️	man in steamy room	man_in_steamy_room	sauna,steam room	蒸房里的男人,桑拿,男性桑拿	hombre en una sauna,sauna,vapor
        🧖‍♀️	woman in steamy room	woman_in_steamy_room	sauna,steam room	蒸房里的女人,女性桑拿,桑拿	mujer en una sauna,sauna,vapor
        🧗	person climbing	person_climbing	climber	攀爬的人,登山者	persona escalando,alpinista,escalador
        🧗‍♂️	man climbing	man_climbing	climber	攀爬的男人,登山者	hombre escalando,alpinista,escalador
        🧗‍♀️	woman climbing	woman_climbing	climber	攀爬的女人,登山者	mujer escalando,alpinista,escaladora
        🤺	person fencing	person_fencing	fencer,fencing,sword	击剑选手,人,体育,击剑,剑	esgrima,deporte,esgrimista,espada,persona
        🏇	horse racing	horse_racing	horse,jockey,racehorse,racing	赛马,马	carrera de caballos,caballo,caballo de carreras,carreras,jinete
        ⛷️	skier	skier	ski,snow	滑雪的人,滑雪,雪	esquiador,esquí,nieve
        🏂	snowboarder	snowboarder	ski,snow,snowboard	滑雪板,滑雪,雪	practicante de snowboard,deporte,snowboard
        🏌️	person golfing	person_golfing	ball,golf	打高尔夫的人,球,高尔夫	golfista,golf,pelota
        🏌️‍♂️	man golfing	man_golfing	golf,man	男生打高尔夫,男,高尔夫	hombre jugando al golf,golf,hombre,jugador
        🏌️‍♀️	woman golfing	woman_golfing	golf,woman	女生打高尔夫,女,高尔夫	mujer jugando al golf,golf,jugadora,mujer
        🏄	person surfing	person_surfing	surfing	冲浪	persona haciendo surf,deporte,surf
        🏄‍♂️	man surfing	man_surfing	man,surfing	男生冲浪,冲浪,男	hombre haciendo surf,hombre,surf,surfero,surfista
        🏄‍♀️	woman surfing	woman_surfing	surfing,woman	女生冲浪,冲浪,女	mujer haciendo surf,mujer,surf,surfera,surfista
        🚣	person rowing boat	person_rowing_boat	boat,rowboat	划艇,船	persona remando en un bote,barca,bote,remo
        🚣‍♂️	man rowing boat	man_rowing_boat	boat,man,rowboat	男生划船,划船,划艇,男,船	hombre remando en un bote,barca,bote,hombre,remo
        🚣‍♀️	woman rowing boat	woman_rowing_boat	boat,rowboat,woman	女生划船,划船,划艇,女,船	mujer remando en un bote,barca,bote,mujer,remo
        🏊	person swimming	person_swimming	swim	游泳	persona nadando,deporte,nadar,natación
        🏊‍♂️	man swimming	man_swimming	man,swim	男生游泳,游泳,男	hombre nadando,hombre,nadar
        🏊‍♀️	woman swimming	woman_swimming	swim,woman	女生游泳,女,游泳	mujer nadando,mujer,nadar
        ⛹️	person bouncing ball	person_bouncing_ball	ball	玩球,游戏,玩,球	persona botando un balón,balón,botar,pelota
        ⛹️‍♂️	man bouncing ball	man_bouncing_ball	ball,man	男生玩球,球,男	hombre botando un balón,balón,botar,hombre,pelota
        ⛹️‍♀️	woman bouncing ball	woman_bouncing_ball	ball,woman	女生玩球,女,游戏,玩,球	mujer botando un balón,balón,botar,mujer,pelota
        🏋️	person lifting weights	person_lifting_weights	lifter,weight	举重	persona levantando pesas,halterofilia,levantador,pesas,peso
        🏋️‍♂️	man lifting weights	man_lifting_weights	man,weight lifter	男生举重,举重,男	hombre levantando pesas,halterofilia,hombre,levantador de pesas,pesas
        🏋️‍♀️	woman lifting weights	woman_lifting_weights	weight lifter,woman	女生举重,举重,女	mujer levantando pesas,halterofilia,levantadora de pesas,mujer,pesas
        🚴	person biking	person_biking	bicycle,biking,cyclist	骑自行车,单车,自行车,骑单车	persona en bicicleta,bicicleta,ciclismo,ciclista
        🚴‍♂️	man biking	man_biking	bicycle,biking,cyclist,man	男生骑自行车,单车,男,自行车,骑车	hombre en bicicleta,bicicleta,ciclismo,ciclista,hombre
        🚴‍♀️	woman biking	woman_biking	bicycle,biking,cyclist,woman	女生骑自行车,单车,女,自行车,骑车	mujer en bicicleta,bicicleta,ciclismo,ciclista,mujer
        🚵	person mountain biking	person_mountain_biking	bicycle,bicyclist,bike,cyclist,mountain	骑山地车,单车,山地车,自行车,骑山地车的人	persona en bicicleta de montaña,bicicleta,ciclista,montaña,mountain bike
        🚵‍♂️	man mountain biking	man_mountain_biking	bicycle,bike,cyclist,man,mountain	男生骑山地车,单车,山地车,男,自行车,骑山地车的人	hombre en bicicleta de montaña,bicicleta,ciclista,montaña,mountain bike
        🚵‍♀️	woman mountain biking	woman_mountain_biking	bicycle,bike,biking,cyclist,mountain,woman	女生骑山地车,单车,女,山地车,自行车,骑车	mujer en bicicleta de montaña,bicicleta,ciclista,montaña,mountain bike
        🤸	person cartwheeling	person_cartwheeling	cartwheel,gymnastics	侧手翻,人,体操,体育,翻筋斗	persona haciendo voltereta lateral,acrobacia,gimnasia,pirueta,rueda,voltereta
        🤸‍♂️	man cartwheeling	man_cartwheeling	cartwheel,gymnastics,man	男生侧手翻,体操,侧手翻,男,翻筋斗	hombre dando una voltereta lateral,deporte,gimnasia,hombre,rueda,voltereta
        🤸‍♀️	woman cartwheeling	woman_cartwheeling	cartwheel,gymnastics,woman	女生侧手翻,体操,侧手翻,女,翻筋斗	mujer dando una voltereta lateral,deporte,gimnasia,mujer,rueda,voltereta
        🤼	people wrestling	people_wrestling	wrestle,wrestler	摔跤选手,人,体育,摔跤	personas luchando,deporte,lucha,luchador,persona
        🤼‍♂️	men wrestling	men_wrestling	men,wrestle	男生摔跤,打架,摔跤,男	hombres luchando,deporte,hombre,lucha,luchador
        🤼‍♀️	women wrestling	women_wrestling	women,wrestle	女生摔跤,女,打架,摔跤	mujeres luchando,deporte,lucha,luchadora,mujer
        🤽	person playing water polo	person_playing_water_polo	polo,water	水球,人,体育	persona jugando al waterpolo,deporte,persona,waterpolista,waterpolo
        🤽‍♂️	man playing water polo	man_playing_water_polo	man,water polo	男生玩水球,水球,男	hombre jugando al waterpolo,agua,deporte,waterpolista,waterpolo
        🤽‍♀️	woman playing water polo	woman_playing_water_polo	water polo,woman	女生玩水球,女,水球	mujer jugando al waterpolo,agua,deporte,waterpolista,waterpolo
        🤾	person playing handball	person_playing_handball	ball,handball	手球,人,体育	persona jugando al balonmano,balonmanista,balonmano,deporte,persona
        🤾‍♂️	man playing handball	man_playing_handball	handball,man	男生玩手球,手球,男	hombre jugando al balonmano,balonmanista,balonmano,deporte,hombre
        🤾‍♀️	woman playing handball	woman_playing_handball	handball,woman	女生玩手球,女,手球	mujer jugando al balonmano,balonmanista,balonmano,deporte,mujer
        🤹	person juggling	person_juggling	balance,juggle,multitask,skill	抛接杂耍,平衡,抛接,杂技,杂耍	persona haciendo malabares,equilibrio,malabares,malabarismo,malabarista
        🤹‍♂️	man juggling	man_juggling	juggling,man,multitask	男生抛接杂耍,杂技,杂耍,男,颠球	hombre haciendo malabares,hombre,malabares,malabarismo,malabarista
        🤹‍♀️	woman juggling	woman_juggling	juggling,multitask,woman	女生抛接杂耍,女,杂技,杂耍,颠球	mujer haciendo malabares,malabares,malabarismo,malabarista,mujer
        🧘	person in lotus position	person_in_lotus_position	meditation,yoga	盘腿的人,冥想,瑜伽	persona en posición de loto,meditación,yoga
        🧘‍♂️	man in lotus position	man_in_lotus_position	meditation,yoga	盘腿的男人,和尚,瑜伽男	hombre en posición de loto,meditación,yoga
        🧘‍♀️	woman in lotus position	woman_in_lotus_position	meditation,yoga	盘腿的女人,尼姑,比丘尼,瑜伽女	mujer en posición de loto,meditación,yoga
        🛀	person taking bath	person_taking_bath	bath,bathtub	洗澡的人,洗澡,浴缸	persona en la bañera,bañera,baño,persona
        🛌	person in bed	person_in_bed	good night,hotel,sleep	躺在床上的人,入睡,宾馆,酒店	persona en la cama,dormir,hotel
        🧑‍🤝‍🧑	people holding hands	people_holding_hands	couple,hand,hold,holding hands,person	手拉手的两个人,人,情侣,手,拉手,握手	dos personas de la mano,mano,pareja,persona
        👭	women holding hands	women_holding_hands	couple,hand,holding hands,women	手拉手的两个女人,两个女人,情侣,手拉手	mujeres de la mano,lesbianas,mujeres,novias,pareja
        👫	woman and man holding hands	woman_and_man_holding_hands	couple,hand,hold,holding hands,man,woman	手拉手的一男一女,一男一女,情侣,手拉手	mujer y hombre de la mano,hombre,hombre y mujer de la mano,mujer,novios,pareja
        👬	men holding hands	men_holding_hands	couple,Gemini,holding hands,man,men,twins,zodiac	手拉手的两个男人,两个男人,双子座,情侣,手拉手,黄道十二宫	hombres de la mano,gays,hombres,novios,pareja
        💏	kiss	kiss2	couple	亲吻,情侣,接吻,浪漫	beso,personas,romance
        👩‍❤️‍💋‍👨	kiss: woman, man	kiss_woman_man	couple,kiss,man,woman	亲吻: 女人男人,亲吻,女人,情侣,接吻,浪漫,男人	beso: mujer y hombre,beso,hombre,mujer,personas,romance
        👨‍❤️‍💋‍👨	kiss: man, man	kiss_man_man	couple,kiss,man	亲吻: 男人男人,亲吻,情侣,接吻,浪漫,男人	beso: hombre y hombre,beso,hombre,personas,romance
        👩‍❤️‍💋‍👩	kiss: woman, woman	kiss_woman_woman	couple,kiss,woman	亲吻: 女人女人,亲吻,女人,情侣,接吻,浪漫	beso: mujer y mujer,beso,mujer,personas,romance
        💑	couple with heart	couple_with_heart	couple,love	情侣,恋爱,浪漫,红心	pareja enamorada,amor,corazón,hombre y mujer enamorados,pareja,personas
        👩‍❤️‍👨	couple with heart: woman, man	couple_with_heart_woman_man	couple,couple with heart,love,man,woman	情侣: 女人男人,女人,恋爱,情侣,浪漫,男人,红心	pareja enamorada: mujer y hombre,amor,corazón,hombre,hombre y mujer enamorados,mujer,pareja,pareja enamorada,personas
        👨‍❤️‍👨	couple with heart: man, man	couple_with_heart_man_man	couple,couple with heart,love,man	情侣: 男人男人,恋爱,情侣,浪漫,男人,红心	pareja enamorada: hombre y hombre,amor,corazón,hombre,hombre y mujer enamorados,pareja,pareja enamorada,personas
        👩‍❤️‍👩	couple with heart: woman, woman	couple_with_heart_woman_woman	couple,couple with heart,love,woman	情侣: 女人女人,女人,恋爱,情侣,浪漫,红心	pareja enamorada: mujer y mujer,amor,corazón,hombre y mujer enamorados,mujer,pareja,pareja enamorada,personas
        👪	family	family		家庭	familia,madre,niño,padre,personas
        👨‍👩‍👦	family: man, woman, boy	family_man_woman_boy	boy,family,man,woman	家庭: 男人女人男孩,女人,家庭,男人,男孩	familia,hombre,madre,mujer,niño,padre,personas
        👨‍👩‍👧	family: man, woman, girl	family_man_woman_girl	family,girl,man,woman	家庭: 男人女人女孩,女人,女孩,家庭,男人	familia,hombre,madre,mujer,niña,niño,padre,personas
        👨‍👩‍👧‍👦	family: man, woman, girl, boy	family_man_woman_girl_boy	boy,family,girl,man,woman	家庭: 男人女人女孩男孩,女人,女孩,家庭,男人,男孩	familia,hombre,madre,mujer,niña,niño,padre,personas
        👨‍👩‍👦‍👦	family: man, woman, boy, boy	family_man_woman_boy_boy	boy,family,man,woman	家庭: 男人女人男孩男孩,女人,家庭,男人,男孩	familia,hombre,madre,mujer,niño,padre,personas
        👨‍👩‍👧‍👧	family: man, woman, girl, girl	family_man_woman_girl_girl	family,girl,man,woman	家庭: 男人女人女孩女孩,女人,女孩,家庭,男人	familia,hombre,madre,mujer,niña,niño,padre,personas
        👨‍👨‍👦	family: man, man, boy	family_man_man_boy	boy,family,man	家庭: 男人男人男孩,家庭,男人,男孩	familia,hombre,madre,niño,padre,personas
        👨‍👨‍👧	family: man, man, girl	family_man_man_girl	family,girl,man	家庭: 男人男人女孩,女孩,家庭,男人	familia,hombre,madre,niña,niño,padre,personas
        👨‍👨‍👧‍👦	family: man, man, girl, boy	family_man_man_girl_boy	boy,family,girl,man	家庭: 男人男人女孩男孩,女孩,家庭,男人,男孩	familia,hombre,madre,niña,niño,padre,personas
        👨‍👨‍👦‍👦	family: man, man, boy, boy	family_man_man_boy_boy	boy,family,man	家庭: 男人男人男孩男孩,家庭,男人,男孩	familia,hombre,madre,niño,padre,personas
        👨‍👨‍👧‍👧	family: man, man, girl, girl	family_man_man_girl_girl	family,girl,man	家庭: 男人男人女孩女孩,女孩,家庭,男人	familia,hombre,madre,niña,niño,padre,personas
        👩‍👩‍👦	family: woman, woman, boy	family_woman_woman_boy	boy,family,woman	家庭: 女人女人男孩,女人,家庭,男孩	familia,madre,mujer,niño,padre,personas
        👩‍👩‍👧	family: woman, woman, girl	family_woman_woman_girl	family,girl,woman	家庭: 女人女人女孩,女人,女孩,家庭	familia,madre,mujer,niña,niño,padre,personas
        👩‍👩‍👧‍👦	family: woman, woman, girl, boy	family_woman_woman_girl_boy	boy,family,girl,woman	家庭: 女人女人女孩男孩,女人,女孩,家庭,男孩	familia,madre,mujer,niña,niño,padre,personas
        👩‍👩‍👦‍👦	family: woman, woman, boy, boy	family_woman_woman_boy_boy	boy,family,woman	家庭: 女人女人男孩男孩,女人,家庭,男孩	familia,madre,mujer,niño,padre,personas
        👩‍👩‍👧‍👧	family: woman, woman, girl, girl	family_woman_woman_girl_girl	family,girl,woman	家庭: 女人女人女孩女孩,女人,女孩,家庭	familia,madre,mujer,niña,niño,padre,personas
        👨‍👦	family: man, boy	family_man_boy	boy,family,man	家庭: 男人男孩,家庭,男人,男孩	familia: hombre y niño,familia,hombre,madre,niño,padre,personas
        👨‍👦‍👦	family: man, boy, boy	family_man_boy_boy	boy,family,man	家庭: 男人男孩男孩,家庭,男人,男孩	familia,hombre,madre,niño,padre,personas
        👨‍👧	family: man, girl	family_man_girl	family,girl,man	家庭: 男人女孩,女孩,家庭,男人	familia: hombre y niña,familia,hombre,madre,niña,niño,padre,personas
        👨‍👧‍👦	family: man, girl, boy	family_man_girl_boy	boy,family,girl,man	家庭: 男人女孩男孩,女孩,家庭,男人,男孩	familia,hombre,madre,niña,niño,padre,personas
        👨‍👧‍👧	family: man, girl, girl	family_man_girl_girl	family,girl,man	家庭: 男人女孩女孩,女孩,家庭,男人	familia,hombre,madre,niña,niño,padre,personas
        👩‍👦	family: woman, boy	family_woman_boy	boy,family,woman	家庭: 女人男孩,女人,家庭,男孩	familia: mujer y niño,familia,madre,mujer,niño,padre,personas
        👩‍👦‍👦	family: woman, boy, boy	family_woman_boy_boy	boy,family,woman	家庭: 女人男孩男孩,女人,家庭,男孩	familia,madre,mujer,niño,padre,personas
        👩‍👧	family: woman, girl	family_woman_girl	family,girl,woman	家庭: 女人女孩,女人,女孩,家庭	familia: mujer y niña,familia,madre,mujer,niña,niño,padre,personas
        👩‍👧‍👦	family: woman, girl, boy	family_woman_girl_boy	boy,family,girl,woman	家庭: 女人女孩男孩,女人,女孩,家庭,男孩	familia,madre,mujer,niña,niño,padre,personas
        👩‍👧‍👧	family: woman, girl, girl	family_woman_girl_girl	family,girl,woman	家庭: 女人女孩女孩,女人,女孩,家庭	familia,madre,mujer,niña,niño,padre,personas
        🗣️	speaking head	speaking_head	face,head,silhouette,speak,speaking	说话,剪影,头,讲话	cabeza parlante,cabeza,cara,hablar,silueta
        👤	bust in silhouette	bust_in_silhouette	bust,silhouette	人像,剪影,半身像	silueta de busto,busto,personas,silueta
        👥	busts in silhouette	busts_in_silhouette	bust,silhouette	双人像,剪影,半身像	dos siluetas de bustos,bustos,personas,siluetas
        🫂	people hugging	people_hugging	goodbye,hello,hug,thanks	人的拥抱,再见,您好,感谢,拥抱	personas abrazándose,abrazo,adiós,despedida,gracias,saludo
        👣	footprints	footprints	clothing,footprint,print	脚印,足迹	huellas de pies,cuerpo,huellas,pies
        """#
}
