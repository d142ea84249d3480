// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let people = #"""
        👋	waving hand	wave waving_hand	hello,bye,hand,wave,waving	挥手,你好,再见	mano saludando,agitar,mano,saludar,saludo
        🤚	raised back of hand	raised_back_of_hand	backhand,raised	立起的手背,手,手背,立起	dorso de la mano,dorso,levantado,mano
        🖐️	hand with fingers splayed	hand_with_fingers_splayed	finger,hand,splayed	手掌,击掌,布,手,禁止	mano abierta,abierta,dedo,mano
        ✋	raised hand	raised_hand	hand,high 5,high five	举起手,举手,手	mano levantada,levantada,mano
        🖖	vulcan salute	vulcan_salute	finger,hand,spock,vulcan	瓦肯举手礼,手,敬礼,斯波克,星际迷航,瓦肯	saludo vulcano,mano,saludo,spock,vulcano
        🫱	rightwards hand	rightwards_hand	hand,right,rightward	向右的手,右,向右,手	mano hacia la derecha,a la derecha,derecha,mano
        🫲	leftwards hand	leftwards_hand	hand,left,leftward	向左的手,向左,左,手	mano hacia la izquierda,a la izquierda,izquierda,mano
        🫳	palm down hand	palm_down_hand	dismiss,drop,shoo	掌心向下的手,下投,解散,驱赶	mano con la palma hacia abajo,bajar,descartar,fuera,no,quita,rechazar
        🫴	palm up hand	palm_up_hand	beckon,catch,come,offer	掌心向上的手,召唤,接住,提供,过来	mano con la palma hacia arriba,acércate,dame,ofrecer,trae,ven
        🫷	leftwards pushing hand	leftwards_pushing_hand			
        🫸	rightwards pushing hand	rightwards_pushing_hand			
        👌	OK hand	ok_hand	ok,hand,OK	OK,手	señal de aprobación con la mano,aprobación,mano,ok
        🤌	pinched fingers	pinched_fingers	fingers,hand gesture,interrogation,pinched,sarcastic	捏手指,匮乏,审讯,手势,手指,挖苦	dedos juntos apuntando hacia arriba,dedos,gesto,italia,italiano,mano,sarcasmo
        🤏	pinching hand	pinching_hand	small amount	捏合的手势,一点,小,少量	mano pellizcando,pellizco,poco,poquito
        ✌️	victory hand	v victory_hand	peace,hand,v,victory	胜利手势,V,成功,手,胜利	mano con señal de victoria,mano,señal de victoria,victoria
        🤞	crossed fingers	crossed_fingers	luck,cross,finger,hand	交叉的手指,交叉,幸运,手,手指	dedos cruzados,cruzar,dedos,mano,suerte
        🫰	hand with index finger and thumb crossed	hand_with_index_finger_and_thumb_crossed	expensive,heart,love,money,snap	食指与拇指交叉的手,响指,心,昂贵,爱,金钱	mano con dedo índice y pulgar cruzados,amor,caro,chasquido,corazón,dinero
        🤟	love-you gesture	love_you_gesture	hand,ILY	爱你的手势,我爱你,手	gesto de te quiero,mano,quiero
        🤘	sign of the horns	sign_of_the_horns	finger,hand,horns,rock-on	摇滚,手,角,金属礼	mano haciendo el signo de cuernos,cuernos,dedo,mano,rock
        🤙	call me hand	call_me_hand	call,hand,hang loose,Shaka	给我打电话,手,电话	mano haciendo el gesto de llamar,llamar,mano,meñique,pulgar
        👈	backhand index pointing left	point_left backhand_index_pointing_left	backhand,finger,hand,index,point	反手食指向左指,反手,向左指,手,指左,食指	dorso de mano con índice a la izquierda,dedo,índice,izquierda,mano
        👉	backhand index pointing right	point_right backhand_index_pointing_right	backhand,finger,hand,index,point	反手食指向右指,反手,向右指,手,指右,食指	dorso de mano con índice a la derecha,dedo,derecha,índice,mano
        👆	backhand index pointing up	backhand_index_pointing_up	backhand,finger,hand,point,up	反手食指向上指,反手,向上指,手,指上,食指	dorso de mano con índice hacia arriba,apuntar,arriba,dedo,mano
        🖕	middle finger	middle_finger	finger,hand	竖中指,中指,反手,手	dedo corazón hacia arriba,corazón,dedo,mano,peineta
        👇	backhand index pointing down	point_down backhand_index_pointing_down	backhand,down,finger,hand,point	反手食指向下指,反手,向下指,手,指下,食指	dorso de mano con índice hacia abajo,abajo,apuntar,dedo,mano
        ☝️	index pointing up	point_up index_pointing_up	finger,hand,index,point,up	食指向上指,向上指,手,指上,食指	dedo índice hacia arriba,apuntar,arriba,dedo,mano
        🫵	index pointing at the viewer	index_pointing_at_the_viewer	point,you	指向观察者的食指,你,指向	dedo índice apuntándote a ti,apuntar,ti,tú
        👍	thumbs up	+1 thumbs_up thumbsup	like,yes,+1,hand,thumb,up	拇指向上,同意,手,真棒,赞成,顶一下	pulgar hacia arriba,arriba,mano,pulgar,señal
        👎	thumbs down	thumbsdown -1 thumbs_down	dislike,no,-1,down,hand,thumb	拇指向下,不赞成,反对,手,责备	pulgar hacia abajo,abajo,mano,pulgar,señal
        ✊	raised fist	fist raised_fist	clenched,fist,hand,punch	举起拳头,手,拳头,握拳	puño en alto,cerrado,mano,puñetazo,puño
        👊	oncoming fist	punch facepunch oncoming_fist	clenched,fist,hand,punch	出拳,手,打,拳	puño cerrado,puñetazo,puño
        🤛	left-facing fist	left_facing_fist	fist,leftwards	朝左的拳头,拳头,朝左	puño hacia la izquierda,izquierda,puño
        🤜	right-facing fist	right_facing_fist	fist,rightwards	朝右的拳头,手,拳头,朝右	puño hacia la derecha,derecha,puño
        👏	clapping hands	clap clapping_hands	applause,clap,hand	鼓掌,拍手	manos aplaudiendo,aplaudir,manos,palmas,señal
        🙌	raising hands	raised_hands raising_hands	hooray,yay,celebration,gesture,hand,raised	举双手,击掌,双手,庆祝	manos levantadas celebrando,celebración,gesto,hurra,mano
        🫶	heart hands	heart_hands	love	做成心形的双手,爱	manos formando un corazón,amor
        👐	open hands	open_hands	hand,open	张开双手,双手,摊手	manos abiertas,abiertas,manos
        🤲	palms up together	palms_up_together	prayer	掌心向上托起,祷告	palmas hacia arriba juntas,oración
        🤝	handshake	handshake	agreement,hand,meeting,shake	握手,会面,协议	apretón de manos,acuerdo,apretón,manos
        🙏	folded hands	folded_hands pray thank_you	please,thanks,ask,hand,high 5,high five,pray	双手合十,拜托,祈求,祈祷,祝福	manos en oración,mano,oración,orar,rezar
        ✍️	writing hand	writing_hand	hand,write	写字,写,笔	mano escribiendo,cuerpo,escribir,lápiz,mano
        💅	nail polish	nail_polish	care,cosmetics,manicure,nail,polish	涂指甲油,指甲油,美甲	pintarse las uñas,cosmética,esmalte,manicura,uñas
        🤳	selfie	selfie	camera,phone	自拍,手机,相机	selfi,autofoto,cámara,selfie,teléfono
        💪	flexed biceps	muscle flexed_biceps	strong,biceps,comic,flex,muscle	肌肉,二头肌,强壮	bíceps flexionado,bíceps,cómic,flexionado,fuerte,músculo
        🦾	mechanical arm	mechanical_arm	accessibility,prosthetic	机械手臂,义肢,手臂,无障碍	brazo mecánico,accesibilidad,ortopedia,prótesis
        🦿	mechanical leg	mechanical_leg	accessibility,prosthetic	机械腿,义肢,无障碍,腿	pierna mecánica,accesibilidad,ortopedia,prótesis
        🦵	leg	leg	kick,limb	腿,跛行,踢	pierna,extremidad,patada
        🦶	foot	foot	kick,stomp	脚,踢,踩	pie,patada,pisotón
        👂	ear	ear	body	耳朵,听,耳	oreja,cuerpo
        🦻	ear with hearing aid	ear_with_hearing_aid	accessibility,hard of hearing	戴助听器的耳朵,助听器,听力障碍,失聪,无障碍,聋	oreja con audífono,accesibilidad,audífono,prótesis auditiva,sordo
        👃	nose	nose	body	鼻子,嗅,闻,鼻	nariz,cuerpo
        🧠	brain	brain	intelligent	脑,大脑,头脑,智慧,智能	cerebro,inteligente
        🫀	anatomical heart	anatomical_heart	anatomical,cardiology,heart,organ,pulse	心脏器官,中心,器官,心率,心脏病学,心跳	corazón humano,anatómico,centro,latido,núcleo,órgano,pulso
        🫁	lungs	lungs	breath,exhalation,inhalation,organ,respiration	肺,吸气,呼吸,呼吸作用,呼气,器官	pulmones,exhalar,inhalar,órgano,respiración,respirar
        🦷	tooth	tooth	dentist	牙齿,牙医	diente,dentista,molar,muela
        🦴	bone	bone	skeleton	骨头,骨骼	hueso,esqueleto
        👀	eyes	eyes	look,eye,face	双眼	ojos,cara
        👁️	eye	eye	body	眼睛,看,眼	ojo,cuerpo
        👅	tongue	tongue	body	舌头,舌,舔	lengua,cuerpo
        👄	mouth	mouth	lips	嘴,口,唇	boca,cara,cuerpo,labios
        🫦	biting lip	biting_lip	anxious,fear,flirting,nervous,uncomfortable,worried	咬住嘴唇,不舒服,害怕,担心,焦虑,紧张,调情	labio mordido,ansioso,incómodo,ligar,miedo,nervioso,preocupado
        👶	baby	baby	young	小宝贝,宝宝	bebé,joven,niño
        🧒	child	child	gender-neutral,unspecified gender,young	儿童,年轻人,性别不明,性别中立	infante,crío,género,joven,neutro
        👦	boy	boy	young	男孩,儿童	niño,joven
        👧	girl	girl	Virgo,young,zodiac	女孩,儿童	niña,chica,joven
        🧑	person	person	adult,gender-neutral,unspecified gender	成人,性别中立,性格不明	persona adulta,género,neutro
        👱	person: blond hair	person_blond_hair	blond,blond-haired person,hair	金色头发的人,金发	persona adulta rubia,rubia,rubias,rubio,rubios
        👨	man	man	adult	男人,成人	hombre,adulto
        🧔	person: beard	person_beard	beard,person	有胡子的人,人,男,络腮胡,胡子,胡须	hombre con barba,barbas,barbudo,hombre,persona
        🧔‍♂️	man: beard	man_beard	beard,man	有络腮胡子的男人,男人,胡子	hombre: barba,barba,hombre
        🧔‍♀️	woman: beard	woman_beard	beard,woman	有络腮胡子的女人,女人,胡子	mujer: barba,barba,mujer
        👨‍🦰	man: red hair	man_red_hair	adult,man,red hair	男人: 红发,成人,男人,红发	hombre: pelo pelirrojo,adulto,hombre,pelo pelirrojo
        👨‍🦱	man: curly hair	man_curly_hair	adult,curly hair,man	男人: 卷发,卷发,成人,男人	hombre: pelo rizado,adulto,hombre,pelo rizado
        👨‍🦳	man: white hair	man_white_hair	adult,man,white hair	男人: 白发,成人,男人,白发	hombre: pelo blanco,adulto,hombre,pelo blanco
        👨‍🦲	man: bald	man_bald	adult,bald,man	男人: 秃顶,成人,男人,秃顶	hombre: sin pelo,adulto,hombre,sin pelo
        👩	woman	woman	adult	女人,女	mujer,adulta
        👩‍🦰	woman: red hair	woman_red_hair	adult,red hair,woman	女人: 红发,女,女人,红发	mujer: pelo pelirrojo,adulta,mujer,pelo pelirrojo
        🧑‍🦰	person: red hair	person_red_hair	adult,gender-neutral,person,red hair,unspecified gender	成人: 红发,性别中立,性格不明,成人,红发	persona adulta: pelo pelirrojo,género,neutro,pelo pelirrojo,persona adulta
        👩‍🦱	woman: curly hair	woman_curly_hair	adult,curly hair,woman	女人: 卷发,卷发,女,女人	mujer: pelo rizado,adulta,mujer,pelo rizado
        🧑‍🦱	person: curly hair	person_curly_hair	adult,curly hair,gender-neutral,person,unspecified gender	成人: 卷发,卷发,性别中立,性格不明,成人	persona adulta: pelo rizado,género,neutro,pelo rizado,persona adulta
        👩‍🦳	woman: white hair	woman_white_hair	adult,white hair,woman	女人: 白发,女,女人,白发	mujer: pelo blanco,adulta,mujer,pelo blanco
        🧑‍🦳	person: white hair	person_white_hair	adult,gender-neutral,person,unspecified gender,white hair	成人: 白发,性别中立,性格不明,成人,白发	persona adulta: pelo blanco,género,neutro,pelo blanco,persona adulta
        👩‍🦲	woman: bald	woman_bald	adult,bald,woman	女人: 秃顶,女,女人,秃顶	mujer: sin pelo,adulta,mujer,sin pelo
        🧑‍🦲	person: bald	person_bald	adult,bald,gender-neutral,person,unspecified gender	成人: 秃顶,性别中立,性格不明,成人,秃顶	persona adulta: sin pelo,género,neutro,persona adulta,sin pelo
        👱‍♀️	woman: blond hair	woman_blond_hair	blond-haired woman,blonde,hair,woman	金发女,女,金发	mujer rubia,mujer,rubia,rubiales
        👱‍♂️	man: blond hair	man_blond_hair	blond,blond-haired man,hair,man	金发男,男,金发	hombre rubio,hombre,rubiales,rubio
        🧓	older person	older_person	adult,gender-neutral,old,unspecified gender	老年人,性别不明,性别中性,成人,老人	persona mayor,adulto,género neutro,género no especificado,maduro,mayor
        👴	old man	old_man	adult,man,old	老爷爷,老人,老头	anciano,hombre,mayor
        👵	old woman	old_woman	adult,old,woman	老奶奶,老人,老太	anciana,mayor,mujer
        🙍	person frowning	person_frowning	frown,gesture	皱眉,不开心	persona frunciendo el ceño,ceño,fruncido,gesto,persona
        🙍‍♂️	man frowning	man_frowning	frowning,gesture,man	皱眉男,不开心,男,皱眉	hombre frunciendo el ceño,ceño,fruncido,gesto,hombre
        🙍‍♀️	woman frowning	woman_frowning	frowning,gesture,woman	皱眉女,不开心,女,皱眉	mujer frunciendo el ceño,ceño,fruncido,gesto,mujer
        🙎	person pouting	person_pouting	gesture,pouting	撅嘴,不开心,噘嘴	persona haciendo pucheros,gesto,persona,pucheros
        🙎‍♂️	man pouting	man_pouting	gesture,man,pouting	撅嘴男,不开心,噘嘴,男	hombre haciendo pucheros,gesto,hombre,pucheros
        🙎‍♀️	woman pouting	woman_pouting	gesture,pouting,woman	撅嘴女,不开心,噘嘴,女	mujer haciendo pucheros,gesto,mujer,pucheros
        🙅	person gesturing NO	person_gesturing_no	forbidden,gesture,hand,prohibited	禁止手势,不行,反对,禁止	gesto,mano,no,prohibido
        🙅‍♂️	man gesturing NO	man_gesturing_no	forbidden,gesture,hand,man,prohibited	禁止手势男,不行,反对,男,禁止	gesto,hombre,mano,prohibido
        🙅‍♀️	woman gesturing NO	woman_gesturing_no	forbidden,gesture,hand,prohibited,woman	禁止手势女,不行,反对,女,禁止	gesto,mano,mujer,prohibido
        🙆	person gesturing OK	person_gesturing_ok	gesture,hand,OK	OK手势,ok,好的	gesto,mano,OK,vale
        🙆‍♂️	man gesturing OK	man_gesturing_ok	gesture,hand,man,OK	OK手势男,OK,可以,同意,好的,男	gesto,mano,OK,vale
        🙆‍♀️	woman gesturing OK	woman_gesturing_ok	gesture,hand,OK,woman	OK手势女,OK,可以,同意,女,好的	gesto,mano,OK,vale
        💁	person tipping hand	person_tipping_hand	hand,help,information,sassy,tipping	前台,信息,帮助	persona de mostrador de información,información,mano,mostrador,persona
        💁‍♂️	man tipping hand	man_tipping_hand	man,sassy,tipping hand	前台男,前台,男	empleado de mostrador de información,hombre,información,mano,mostrador
        💁‍♀️	woman tipping hand	woman_tipping_hand	sassy,tipping hand,woman	前台女,前台,女	empleada de mostrador de información,información,mano,mostrador,mujer
        🙋	person raising hand	person_raising_hand	gesture,hand,happy,raised	举手,开心	persona con la mano levantada,feliz,gesto,levantar,mano
        🙋‍♂️	man raising hand	man_raising_hand	gesture,man,raising hand	男生举手,举手,男	hombre con la mano levantada,gesto,hombre,levantar,mano
        🙋‍♀️	woman raising hand	woman_raising_hand	gesture,raising hand,woman	女生举手,举手,女	mujer con la mano levantada,gesto,levantar,mano,mujer
        🧏	deaf person	deaf_person	accessibility,deaf,ear,hear	失聪者,听力,无障碍,耳朵,聋	persona sorda,accesibilidad,escuchar,oído,oír,sordera
        🧏‍♂️	deaf man	deaf_man	deaf,man	失聪的男人,听力障碍,男,耳朵,聋	hombre sordo,hombre,sordera,sordo
        🧏‍♀️	deaf woman	deaf_woman	deaf,woman	失聪的女人,听力障碍,女,耳朵,聋	mujer sorda,mujer,sorda,sordera
        🙇	person bowing	bow person_bowing	apology,bow,gesture,sorry	鞠躬,不好意思,对不起,道歉	persona haciendo una reverencia,disculpa,gesto,perdón,reverencia
        🙇‍♂️	man bowing	man_bowing	apology,bowing,favor,gesture,man,sorry	男生鞠躬,不好意思,对不起,男,道歉	hombre haciendo una reverencia,disculpa,gesto,perdón,reverencia
        🙇‍♀️	woman bowing	woman_bowing	apology,bowing,favor,gesture,sorry,woman	女生鞠躬,不好意思,女,对不起,道歉	mujer haciendo una reverencia,disculpa,gesto,perdón,reverencia
        🤦	person facepalming	face_palm facepalm person_facepalming	facepalm,disbelief,exasperation,face,palm	捂脸,无语,难以置信	persona con la mano en la frente,facepalm,frente,incredulidad,mano
        🤦‍♂️	man facepalming	man_facepalming	disbelief,exasperation,facepalm,man	男生捂脸,无语,男,难以置信	hombre con la mano en la frente,facepalm,frente,incredulidad,mano
        🤦‍♀️	woman facepalming	woman_facepalming	disbelief,exasperation,facepalm,woman	女生捂脸,女,无语,难以置信	mujer con la mano en la frente,facepalm,frente,incredulidad,mano
        🤷	person shrugging	shrug person_shrugging	dunno,doubt,ignorance,indifference,shrug	耸肩,不关心,怀疑,无视	persona encogida de hombros,duda,encogerse,hombros,indiferencia
        🤷‍♂️	man shrugging	man_shrugging	doubt,ignorance,indifference,man,shrug	男生耸肩,不关心,怀疑,无视,男	hombre encogido de hombros,duda,encogerse,hombros,indiferencia
        🤷‍♀️	woman shrugging	woman_shrugging	doubt,ignorance,indifference,shrug,woman	女生耸肩,不关心,女,怀疑,无视	mujer encogida de hombros,duda,encogerse,hombros,indiferencia
        """#
}
