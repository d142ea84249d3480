// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

/// Every emoji, by group: the emoji, its name, its short names, and words in English, Chinese, and Spanish.
enum EmojiTable {
    static let text = #"""
        #smileys
        😀	grinning face	grinning grinning_face	face,grin	嘿嘿,笑脸,脸	cara sonriendo,cara,divertido,feliz,sonrisa
        😃	grinning face with big eyes	smiley grinning_face_with_big_eyes	face,mouth,open,smile	哈哈,开口笑,笑脸,脸	cara sonriendo con ojos grandes,cara,divertido,risa,sonriendo
        😄	grinning face with smiling eyes	grinning_face_with_smiling_eyes	eye,face,mouth,open,smile	大笑,哈哈,开心,笑,脸,高兴	cara sonriendo con ojos sonrientes,abierta,cara,ojo,sonrisa
        😁	beaming face with smiling eyes	grin beaming_face_with_smiling_eyes	eye,face,grin,smile	嘻嘻,笑脸,脸	cara radiante con ojos sonrientes,cara,ojo,risa,sonrisa
        😆	grinning squinting face	laughing grinning_squinting_face	face,laugh,mouth,satisfied,smile	斜眼笑,开心,眯眼,笑,脸,高兴	cara sonriendo con los ojos cerrados,abierta,boca,cara,risa
        😅	grinning face with sweat	sweat_smile grinning_face_with_sweat	cold,face,open,smile,sweat	苦笑,冷汗,汗,脸	cara sonriendo con sudor frío,cara,frío,risa,sudor
        🤣	rolling on the floor laughing	rofl rolling_on_the_floor_laughing	laughing,face,floor,laugh,rofl,rolling,rotfl	笑得满地打滚,地板,打滚,笑,脸	cara revolviéndose de la risa,cara,carcajada,ojos cerrados,risa
        😂	face with tears of joy	joy laughter_tears face_with_tears_of_joy	lol,laughing,face,joy,laugh,tear	笑哭了,眼泪,笑,脸	cara llorando de risa,cara,felicidad,lágrima,risa
        🙂	slightly smiling face	slight_smile smile slightly_smiling_face	face,smile	呵呵,开心,笑,脸	cara sonriendo ligeramente,cara,sonrisa
        🙃	upside-down face	oops upside_down upside_down_face	face,upside-down	倒脸,脸,颠倒,颠倒的脸	cara al revés,cara,revés
        🫠	melting face	melt melting_face	disappear,dissolve,liquid,melt	融化,消失,液体,溶解	cara derritiéndose,calor,derretido,derretirse,desaparecer,fundirse,líquido
        😉	winking face	wink winking_face	face,wink	眨眼,媚眼,笑	cara guiñando el ojo,cara,guiño
        😊	smiling face with smiling eyes	blush smiling_face_with_smiling_eyes	happy,blush,eye,face,smile	羞涩微笑,害羞,微笑,羞涩,脸,脸红	cara feliz con ojos sonrientes,cara,ojo,rubor,sonrisa
        😇	smiling face with halo	innocent smiling_face_with_halo	angel,face,fantasy,halo,innocent	微笑天使,光环,天使,天真,幻想,微笑,脸	cara sonriendo con aureola,ángel,cara,halo,sonrisa
        🥰	smiling face with hearts	smiling_face_with_hearts	love,adore,crush,hearts,in love	喜笑颜开,心,爱慕,迷恋,陷入爱河	cara sonriendo con corazones,adorar,amor,corazones,enamorada,enamorado
        😍	smiling face with heart-eyes	heart_eyes smiling_face_with_heart_eyes	love,eye,face,smile	花痴,爱,红心,脸	cara sonriendo con ojos de corazón,amor,cara,corazón,sonrisa
        🤩	star-struck	star_struck	eyes,face,grinning,star	好崇拜哦,咧嘴笑,脸,露齿笑	cara sonriendo con estrellas,cara,estrellas,sonrisa
        😘	face blowing a kiss	kissing_heart face_blowing_a_kiss	kiss,face	飞吻,亲亲,眨眼,脸	cara lanzando un beso,beso,cara
        😗	kissing face	kissing_face	face,kiss	亲亲,吻,脸	cara besando,beso,cara
        ☺️	smiling face	smiling_face	face,outlined,relaxed,smile	微笑,呵呵,开心,放松,笑,脸	cara sonriente,cara,contorno,relajado,sonrisa
        😚	kissing face with closed eyes	kissing_face_with_closed_eyes	closed,eye,face,kiss	羞涩亲亲,亲亲,吻,羞涩,脸,闭眼	cara besando con los ojos cerrados,beso,cara,cerrado,ojo
        😙	kissing face with smiling eyes	kissing_face_with_smiling_eyes	eye,face,kiss,smile	微笑亲亲,亲亲,吻,微笑,脸	cara besando con ojos sonrientes,beso,cara,ojo,sonrisa
        🥲	smiling face with tear	smiling_face_with_tear	grateful,proud,relieved,smiling,tear,touched	含泪的笑脸,微笑的,感动的,感恩的,眼泪,释怀的,骄傲的	cara sonriente con lágrima,agradecido,aliviado,emocionado,lágrima,orgulloso,sonrisa
        😋	face savoring food	yum face_savoring_food	delicious,face,savouring,smile,yum	好吃,津津有味,美味,脸	cara saboreando comida,cara,delicioso,hambre,rico
        😛	face with tongue	mischievous face_with_tongue	face,tongue	吐舌,脸,舌头,调皮	cara sacando la lengua,cara,lengua
        😜	winking face with tongue	crazy stuck_out_tongue_wink winking_face_with_tongue	eye,face,joke,tongue,wink	单眼吐舌,单眼,吐舌,开玩笑,脸	cara sacando la lengua y guiñando un ojo,cara,guiño,lengua,ojo
        🤪	zany face	zany zany_face	eye,goofy,large,small	滑稽,大眼,小眼,滑稽的脸,疯狂的脸,脸	cara de loco,grande,ojo,pequeño
        😝	squinting face with tongue	squinting_face_with_tongue	eye,face,horrible,taste,tongue	眯眼吐舌,可怕,吐舌,眯眼,眼睛,脸	cara con ojos cerrados y lengua fuera,cara,lengua,ojo,sabor
        🤑	money-mouth face	money_mouth_face	face,money,mouth	发财,拜金,脸,见钱眼开,钱	cara con lengua de dinero,boca,cara,dinero
        🤗	smiling face with open hands	hugging hugs smiling_face_with_open_hands	face,hug,hugging,open hands,smiling face	抱抱,抱,拥抱,笑,脸	cara con manos abrazando,abrazo,cara,sonrisa
        🤭	face with hand over mouth	face_with_hand_over_mouth	whoops	不说,哎呀,脸	cara con mano sobre la boca,ostras,uy,vaya
        🫢	face with open eyes and hand over mouth	face_with_open_eyes_and_hand_over_mouth	amazement,awe,disbelief,embarrass,scared,surprise	睁眼捂嘴,害怕,尴尬,怀疑,惊奇,惊愕,敬畏	cara con ojos abiertos y boca tapada,alucinar,asombro,increíble,sorpresa,vergüenza
        🫣	face with peeking eye	face_with_peeking_eye	captivated,peep,stare	偷看,偷窥,凝视,迷住	cara tapada con ojo espiando,espiar,fascinado,mirar,vistazo
        🤫	shushing face	shushing_face	quiet,shush	安静的脸,嘘,安静	cara pidiendo silencio,callado,silencio
        🤔	thinking face	thinking thinking_face	hmm,face,thinking	想一想,思考,想,脸	cara pensativa,cara,pensando
        🫡	saluting face	yes salute saluting_face	yes sir,OK,salute,sunny,troops,yes	致敬,军队,好,是,阳光	cara saludando,ejército,orden,saludo,sí,sol,vale
        🤐	zipper-mouth face	zipper_mouth_face	face,mouth,zipper	闭嘴,嘴,脸	cara con la boca cerrada con cremallera,boca,cara,cremallera
        🤨	face with raised eyebrow	face_with_raised_eyebrow	distrust,skeptic	挑眉,不信任,怀疑,眉毛上挑的脸,脸	cara con ceja alzada,desconfiado,escéptico
        😐	neutral face	neutral_face	deadpan,face,meh,neutral	冷漠,脸,面无表情	cara neutral,cara,inexpresivo,neutral
        😑	expressionless face	expressionless_face	expressionless,face,inexpressive,meh,unexpressive	无语,脸,茫然,面无表情	cara sin expresión,cara,inexpresión,inexpresiva,inexpresivo
        😶	face without mouth	face_without_mouth	face,mouth,quiet,silent	沉默,嘴,安静,脸	cara sin boca,boca,callado,cara,silencio
        🫥	dotted line face	dotted_line_face	depressed,disappear,hide,introvert,invisible	虚线脸,内向,沮丧,消失,隐形,隐藏	cara con línea de puntos,depresivo,desaparecer,esconderse,indivisible,introvertido
        😶‍🌫️	face in clouds	face_in_clouds	absentminded,face in the fog,head in clouds		cara en las nubes,atontado,cara,despistado,distraído,nubes,parra
        😏	smirking face	smirk smirking_face	face,smirk	得意,假笑	cara sonriendo con superioridad,cara,listillo,superioridad
        😒	unamused face	unamused unamused_face	face,unamused,unhappy	不高兴,不屑,不服,脸,郁闷,鄙视	cara de desaprobación,cara,insatisfacción,rechazo
        🙄	face with rolling eyes	face_with_rolling_eyes	eye roll,eyeroll,eyes,face,rolling	翻白眼,无语,白眼,脸	cara con ojos en blanco,cara,frustración,ojos,vueltos
        😬	grimacing face	grimacing_face	face,grimace	龇牙咧嘴,咬牙切齿,脸,露齿,鬼脸	cara haciendo una mueca,cara,mueca
        😮‍💨	face exhaling	face_exhaling	exhale,gasp,groan,relief,whisper,whistle		cara exhalando,cara,exhalar,resoplido,respirar,silbato,silbido
        🤥	lying face	lying_face	face,lie,pinocchio	说谎,匹诺曹,脸,长鼻子	cara de mentiroso,cara,mentiroso,nariz,pinocho
        🫨	shaking face	shaking_face			
        😌	relieved face	relieved relieved_face	face,relieved	松了口气,如释重负,松口气,脸	cara de alivio,aliviado,cara
        😔	pensive face	pensive_face	dejected,face,pensive	沉思,心事重重,脸	cara desanimada,alicaído,cara,desanimado,pensativo
        😪	sleepy face	sleepy sleepy_face	face,good night,sleep	困,睡觉,瞌睡,脸	cara de sueño,cara,dormir,sueño
        🤤	drooling face	drooling_face	drooling,face	流口水,口水,垂涎三尺,脸	cara babeando,baba,babeando,cara
        😴	sleeping face	sleeping sleeping_face	tired,face,good night,sleep,ZZZ	睡着了,呼噜,打呼,脸	cara durmiendo,cara,dormido,sueño,zzz
        😷	face with medical mask	face_with_medical_mask	cold,doctor,face,mask,sick	感冒,医生,口罩,生病,脸	cara con mascarilla médica,cara,enfermo,malo,máscara
        🤒	face with thermometer	face_with_thermometer	face,ill,sick,thermometer	发烧,体温计,温度计,生病,脸	cara con termómetro,cara,enfermo,malo,termómetro
        🤕	face with head-bandage	face_with_head_bandage	bandage,face,hurt,injury	受伤,打绷带,脸	cara con la cabeza vendada,cara,dolor,herida,venda
        🤢	nauseated face	nauseated_face	face,nauseated,vomit	恶心,吐,呕,脸	cara de náuseas,cara,náuseas,vomitar
        🤮	face vomiting	face_vomiting	puke,sick,vomit	呕吐,不舒服,脸	cara vomitando,enfermo,malo,vomitar
        🤧	sneezing face	sneezing_face	face,gesundheit,sneeze	打喷嚏,喷嚏,脸,鼻涕	cara estornudando,cara,estornudar,estornudo,pañuelo
        🥵	hot face	hot_face	feverish,heat stroke,hot,red-faced,sweating	脸发烧,出汗,发烧,发热,心狂跳,脸红	cara con calor,calor,cara roja,fiebre,golpe de calor,sudor
        🥶	cold face	cold_face	blue-faced,cold,freezing,frostbite,icicles	冷脸,冷,冷冰冰,冻僵,满面寒霜	cara con frío,cara congelada,congelado,frío,helado
        🥴	woozy face	woozy_face	dizzy,intoxicated,tipsy,uneven eyes,wavy mouth	头昏眼花,嘴唇颤抖,头晕眼花,微醺,眼花,醉醺醺	cara de grogui,atontado,entonado,grogui,intoxicado,mareado
        😵	face with crossed-out eyes	face_with_crossed_out_eyes	crossed-out eyes,dead,face,knocked out	晕头转向,头晕,头晕眼花,晕头,脸	cara mareada,cara,mareo
        😵‍💫	face with spiral eyes	face_with_spiral_eyes	dizzy,hypnotized,spiral,trouble,whoa		cara con ojos de espiral,alucinado,desmayado,hipnotizado,locura,mareado,problema
        🤯	exploding head	exploding_head	mind blown,shocked	爆炸头,震惊	cabeza explotando,cabeza,explosión
        🤠	cowboy hat face	cowboy cowboy_hat_face	cowboy,cowgirl,face,hat	牛仔帽脸,帽,牛仔,脸	cara con sombrero de vaquero,cara,sombrero,vaquera,vaquero
        🥳	partying face	partying partying_face	party,celebration,hat,horn	聚会笑脸,号角,帽子,庆祝,聚会	cara de fiesta,capirote,celebración,fiesta,gorro,matasuegras
        🥸	disguised face	disguised_face	disguise,face,glasses,incognito,nose	伪装的脸,伪装,眼镜,脸,隐瞒身份,鼻子	cara disfrazada,careta,disfraz,disimulo,gafas,incógnito,nariz
        😎	smiling face with sunglasses	sunglasses smiling_face_with_sunglasses	cool,bright,face,sun,sunglasses	墨镜笑脸,太阳镜,眼镜,酷,墨镜	cara sonriendo con gafas de sol,cara,gafas,guay,sol
        🤓	nerd face	nerd nerd_face	face,geek,nerd	书呆子脸,奇葩,脸	cara de empollón,cara,empollón,friki,friqui
        🧐	face with monocle	face_with_monocle	face,monocle,stuffy	带单片眼镜的脸,古板	cara con monóculo,aristocrático,estirado
        😕	confused face	oh_no confused confused_face	confused,face,meh	困扰,不懂,困惑,疑惑,脸	cara de confusión,cara,confuso
        🫤	face with diagonal mouth	face_with_diagonal_mouth	disappointed,meh,skeptical,unsure	郁闷,不确定,失望,怀疑,无聊	cara con boca diagonal,decepción,decepcionado,escéptico,inseguro,jo,vaya
        😟	worried face	worried worried_face	face,worried	担心,不高兴,伤心,担忧,焦虑,脸	cara preocupada,cara,preocupación,preocupado
        🙁	slightly frowning face	frown slightly_frowning_face	face,frown	微微不满,不开心,不高兴,委屈,心情不好,脸	cara con el ceño ligeramente fruncido,cara,ceño,fruncido
        ☹️	frowning face	sad frowning_face	face,frown	不满,不爽,不高兴,皱眉,脸	cara con el ceño fruncido,cara,ceño,fruncido
        😮	face with open mouth	open_mouth face_with_open_mouth	wow,surprised,face,mouth,open,sympathy	吃惊,同情,啊,脸	cara con la boca abierta,boca,cara
        😯	hushed face	hushed hushed_face	face,hushed,stunned,surprised	缄默,吃惊,脸	cara estupefacta,alucinado,cara,estupefacto,sorprendido
        😲	astonished face	astonished astonished_face	astonished,face,shocked,totally	震惊,惊,惊讶,脸	cara asombrada,alucinado,asombrado,cara,pasmado
        😳	flushed face	blushing flushed flushed_face	dazed,face,flushed	脸红,困惑,害羞,羞涩,脸,茫然,迷茫	cara sonrojada,cara,colorado,sonrojado
        🥺	pleading face	pleading pleading_face	begging,mercy,puppy eyes	恳求的脸,可怜兮兮的眼神,怜悯,祈求	cara de por favor,implorar,ojos adorables,piedad,por favor
        🥹	face holding back tears	face_holding_back_tears	angry,cry,proud,resist,sad	忍住泪水,哭泣,悲伤,抗拒,生气,自豪	cara aguantándose las lágrimas,dolor,emocionado,enfadado,orgulloso,resistir,triste
        😦	frowning face with open mouth	frowning_face_with_open_mouth	face,frown,mouth,open	啊,惊讶,目瞪口呆,脸	cara con el ceño fruncido y la boca abierta,boca abierta,cara,ceño fruncido con boca abierta
        😧	anguished face	anguished_face	anguished,face	极度痛苦,痛,脸,难受	cara angustiada,angustia,angustiado,cara
        😨	fearful face	fear fearful_face	face,fear,fearful,scared	害怕,怕,恐怖,恐惧,脸	cara asustada,asustado,cara,miedo,miedoso
        😰	anxious face with sweat	cold_sweat anxious_face_with_sweat	blue,cold,face,rushed,sweat	冷汗,无语,汗,焦虑,紧张,脸	cara con ansiedad y sudor,ansiedad,cara,frío,sudor
        😥	sad but relieved face	sad_but_relieved_face	disappointed,face,relieved,whew	失望但如释重负,失望,如释重负,脸	cara triste pero aliviada,aliviado,cara,decepcionado,menos mal
        😢	crying face	cry crying_face	sad,cry,face,tear	哭,伤心,泪,脸	cara llorando,cara,lágrima,llorar,triste
        😭	loudly crying face	sob loudly_crying_face	sad,sobbing,sob,cry,face,tear	放声大哭,哭,大哭,泪,痛哭,脸	cara llorando fuerte,cara,lágrima,llorar,triste
        😱	face screaming in fear	scream face_screaming_in_fear	face,fear,munch,scared,scream	吓死了,吓死,害怕,尖叫,恐怖,脸	cara gritando de miedo,asustado,cara,miedo,pánico
        😖	confounded face	confounded_face	confounded,face	困惑,焦头烂额,纠结,脸	cara de frustración,cara,frustrado
        😣	persevering face	persevering_face	face,persevere	痛苦,忍耐,脸,难受	cara desesperada,cara,desesperación,frustración
        😞	disappointed face	disappointed disappointed_face	disappointed,face	失望,不高兴,脸,难过	cara decepcionada,cara,decepción,decepcionado
        😓	downcast face with sweat	sweat downcast_face_with_sweat	cold,face,sweat	汗,冷,尴尬,脸	cara con sudor frío,cara,frío,sudor
        😩	weary face	weary weary_face	face,tired,weary	累死了,疲倦,疲劳,疲惫,累,脸	cara agotada,agotado,cansado,cara
        😫	tired face	tired_face	face,tired	累,疲倦,疲劳,疲惫,脸	cara cansada,cansado,cara
        🥱	yawning face	yawning_face	bored,tired,yawn	打呵欠,呵欠,哈欠,困,无聊,累	cara de bostezo,aburrido,bostezo,cansado,dormido,sueño
        😤	face with steam from nose	face_with_steam_from_nose	face,triumph,won	傲慢,胜利,自负,赢,趾高气昂	cara resoplando,cabreo,cara,enfado
        😡	enraged face	mad rage enraged_face	angry,enraged,face,mad,pouting,rage,red	怒火中烧,发火,发飙,怒,生气,脸	cara cabreada,cabreo,cara,enfadado,furia
        😠	angry face	angry angry_face	anger,angry,face,mad	生气,怒,愤怒,脸	cara enfadada,cara,enfadado,histérico
        🤬	face with symbols on mouth	face_with_symbols_on_mouth	swearing	嘴上有符号的脸,发誓,咒骂,脸	cara con símbolos en la boca,maldecir,palabrota,símbolo
        😈	smiling face with horns	smiling_imp smiling_face_with_horns	face,fairy tale,fantasy,horns,smile	恶魔微笑,幻想,犄角,神话故事,脸	cara sonriendo con cuernos,cara,cuernos,demonio,sonrisa
        👿	angry face with horns	imp angry_face_with_horns	demon,devil,face,fantasy,imp	生气的恶魔,幻想,顽童	cara enfadada con cuernos,cara,cuernos,demonio,diablo
        💀	skull	skull	death,face,fairy tale,monster	头骨,妖怪,死亡,神话故事,脸	calavera,cara,cuento,monstruo,muerte
        ☠️	skull and crossbones	skull_and_crossbones	crossbones,death,face,monster,skull	骷髅,头骨,妖怪,死亡,脸,骨头	calavera y huesos cruzados,calavera,cara,huesos,muerte
        💩	pile of poo	poop pile_of_poo	poop,dung,face,monster,poo	大便,屎,怪物,粑粑,脸	caca con ojos,caca,cómic,mierda,mojón
        🤡	clown face	clown clown_face	clown,face	小丑脸,小丑,脸	cara de payaso,cara,payaso
        👹	ogre	japanese_ogre ogre	creature,face,fairy tale,fantasy,monster	食人魔,妖怪,幻想,神话故事,脸,鬼	demonio japonés oni,cara,cuento,cuernos,sonrisa
        👺	goblin	goblin	creature,face,fairy tale,fantasy,monster	小妖精,妖怪,幻想,神话故事,脸	demonio japonés tengu,cara,cuento,fantasía,monstruo,tengu
        👻	ghost	ghost	creature,face,fairy tale,fantasy,monster	鬼,妖怪,幻想,幽灵,神话故事,脸	fantasma,cara,criatura,cuento,monstruo
        👽	alien	alien	creature,extraterrestrial,face,fantasy,ufo	外星人,ufo,外星,太空,幻想,星际,脸	alienígena,alien,cara,criatura,extraterrestre,ovni
        👾	alien monster	alien_monster	alien,creature,extraterrestrial,face,monster,ufo	外星怪物,ufo,外星,太空,怪物,星际,脸,飞碟	monstruo alienígena,alien,cara,criatura,extraterrestre,ovni
        🤖	robot	robot	face,monster	机器人,怪物	robot,cara,monstruo
        😺	grinning cat	grinning_cat	cat,face,grinning,mouth,open,smile	大笑的猫,哈哈,猫脸,笑,脸	gato sonriendo,cara,feliz,gato alegre,gato feliz,sonrisa
        😸	grinning cat with smiling eyes	grinning_cat_with_smiling_eyes	cat,eye,face,grin,smile	微笑的猫,呵呵,猫脸,笑,脸	gato sonriendo con ojos sonrientes,cara,gato,ojos,sonriente,sonrisa
        😹	cat with tears of joy	cat_with_tears_of_joy	cat,face,joy,tear	笑出眼泪的猫,喜极而泣,快乐,猫脸,眼泪,脸	gato llorando de risa,cara,gato,lágrima,risa
        😻	smiling cat with heart-eyes	smiling_cat_with_heart_eyes	cat,eye,face,heart,love,smile	花痴的猫,喜欢,心,猫脸,脸,花痴	gato sonriendo con ojos de corazón,cara,corazón,enamorado,gato
        😼	cat with wry smile	cat_with_wry_smile	cat,face,ironic,smile,wry	奸笑的猫,奸笑,猫脸,脸,讽刺	gato haciendo una mueca,cara,gato,irónico,sonrisa
        😽	kissing cat	kissing_cat	cat,eye,face,kiss	亲亲猫,亲亲,吻,猫脸,脸	gato besando,beso,cara,cariñoso,gato
        🙀	weary cat	weary_cat	cat,face,oh,surprised,weary	疲倦的猫,惊讶,猫脸,疲倦,累,脸	gato asustado,cara,gato,pánico,preocupación,sorpresa
        😿	crying cat	crying_cat	cat,cry,face,sad,tear	哭泣的猫,哭,猫脸,眼泪,脸,难过	gato llorando,cara,gato,lágrima,pena,triste
        😾	pouting cat	pouting_cat	cat,face,pouting	生气的猫,猫脸,生气,脸	gato enfadado,cara,enfadado,gato
        🙈	see-no-evil monkey	see_no_evil see_no_evil_monkey	evil,face,forbidden,monkey,see	非礼勿视,脸,蒙住眼睛,蒙眼	mono con los ojos tapados,cara,mal,mono,prohibido
        🙉	hear-no-evil monkey	hear_no_evil_monkey	evil,face,forbidden,hear,monkey	非礼勿听,堵上耳朵,堵耳,脸	mono con los oídos tapados,cara,mal,mono,prohibido
        🙊	speak-no-evil monkey	speak_no_evil_monkey	evil,face,forbidden,monkey,speak	非礼勿言,捂上嘴巴,捂嘴,脸	mono con la boca tapada,cara,mal,mono,prohibido
        💌	love letter	love_letter	heart,letter,love,mail	情书,信,邮件	carta de amor,amor,carta,corazón,correo
        💘	heart with arrow	cupid heart_with_arrow	arrow,cupid	心中箭了,丘比特,浪漫,爱情,箭,红心	corazón con flecha,amor,corazón,emoción,flecha
        💝	heart with ribbon	heart_with_ribbon	ribbon,valentine	系有缎带的心,爱的礼物,送你一颗心	corazón con lazo,corazón,emoción,lazo,san valentín
        💖	sparkling heart	sparkling_heart	excited,sparkle	闪亮的心,激动,红心,闪亮	corazón brillante,amor,brillante,emoción
        💗	growing heart	growing_heart	excited,growing,nervous,pulse	搏动的心,搏动,激动,紧张,红心	corazón creciente,corazón,creciente,emocionado,latido,nervioso
        💓	beating heart	beating_heart	beating,heartbeat,pulsating	心跳,心动,爱	corazón latiendo,amor,corazón,emoción,latido
        💞	revolving hearts	revolving_hearts	revolving	舞动的心,旋转,涌动,跃动	corazones giratorios,corazón,giratorio
        💕	two hearts	two_hearts	love	两颗心,爱情	dos corazones,amantes,amor,corazón
        💟	heart decoration	heart_decoration	heart	心型装饰,装饰	adorno de corazón,corazón
        ❣️	heart exclamation	heart_exclamation	exclamation,mark,punctuation	心叹号,叹号,心动	exclamación de corazón,corazón,exclamación,puntuación
        💔	broken heart	broken_heart	break,broken	心碎,伤心	corazón roto,corazón,emoción,partido,roto
        ❤️‍🔥	heart on fire	heart_on_fire	burn,heart,love,lust,sacred heart		corazón en llamas,amor,corazón,fuego,llamas,lujuria,pasión
        ❤️‍🩹	mending heart	mending_heart	healthier,improving,mending,recovering,recuperating,well		corazón curándose,bien,cura,mejor,mejora,recuperación,salud
        ❤️	red heart	heart red_heart	love,heart	红心,心,爱	corazón rojo,corazón,emoción,rojo
        🩷	pink heart	pink_heart			
        🧡	orange heart	orange_heart	orange	橙心,橙	corazón naranja,corazón,emoción,naranja
        💛	yellow heart	yellow_heart	yellow	黄心,黄	corazón amarillo,amarillo,corazón,emoción
        💚	green heart	green_heart	green	绿心,绿	corazón verde,corazón,emoción,verde
        💙	blue heart	blue_heart	blue	蓝心,蓝	corazón azul,azul,corazón,emoción
        🩵	light blue heart	light_blue_heart			
        💜	purple heart	purple_heart	purple	紫心,紫	corazón morado,corazón,emoción,morado
        🤎	brown heart	brown_heart	brown,heart	棕心,心,心形,棕	corazón marrón,corazón,emoción,marrón
        🖤	black heart	black_heart	black,evil,wicked	黑心,心,邪恶,黑色	corazón negro,corazón,negro
        🩶	gray heart	gray_heart			
        🤍	white heart	white_heart	heart,white	白心,心,心形,白	corazón blanco,blanco,corazón,emoción
        💋	kiss mark	kiss kiss_mark	kiss,lips	唇印,吻,唇,浪漫	marca de beso,beso,labios,romance
        💯	hundred points	100 hundred_points	100,full,hundred,score	一百分,满分,考试	cien puntos,100,pleno,puntos
        💢	anger symbol	anger_symbol	angry,comic,mad	怒,火大,生气,青筋	símbolo de enfado,cómic,enfadado,enfado
        💥	collision	boom collision	boom,comic	爆炸,炸,爆	colisión,cómic
        💫	dizzy	dizzy	comic,star	头晕,头晕目眩	símbolo de mareo,cómic,emoción,estrella,mareo
        💦	sweat droplets	sweat_droplets	comic,splashing,sweat	汗滴,汗	gotas de sudor,cómic,emoción,sudor
        💨	dashing away	dashing_away	comic,dash,running	尾气,疾驰而去,飞奔而去	salir corriendo,carrera,cómic,correr,humo
        🕳️	hole	hole		洞,坑,陷阱	agujero,orificio
        💬	speech balloon	speech_balloon	balloon,bubble,comic,dialog,speech	话语气泡,发言,对话框,气泡	bocadillo de diálogo,bocadillo,cómic,conversación,diálogo
        👁️‍🗨️	eye in speech bubble	eye_in_speech_bubble	balloon,bubble,eye,speech,witness	眼睛对话框,对话框,眼睛	ojo en bocadillo de texto,bocadillo de texto,ojo,testigo
        🗨️	left speech bubble	left_speech_bubble	balloon,bubble,dialog,speech	朝左的话语气泡,对话框,话语	bocadillo de diálogo por la izquierda,bocadillo,burbuja,conversación,diálogo
        🗯️	right anger bubble	right_anger_bubble	angry,balloon,bubble,mad	愤怒话语气泡,对话框,愤怒	bocadillo de enfado por la derecha,bocadillo,cabreo,enfado,rabia
        💭	thought balloon	thought_balloon	balloon,bubble,comic,thought	内心活动气泡,对话框,思想活动,气泡	bocadillo de pensamiento,bocadillo,burbuja,cómic,pensamiento
        💤	ZZZ	zzz	comic,good night,sleep	睡着,呼噜,打呼	símbolo de sueño,cómic,dormir,sueño,zzz
        #people
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
        #nature
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
        #food
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
        #travel
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
        #activities
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
        #objects
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
        #symbols
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
        #flags
        🏁	chequered flag	chequered_flag	checkered,chequered,racing	终点旗,格子旗	bandera de cuadros,bandera,carreras,cuadros,deporte,motor
        🚩	triangular flag	triangular_flag	post	三角旗,升旗,旗,旗杆上的三角旗,旗杆上的旗帜,红色旗帜	bandera triangular,bandera,bandera de localización triangular,bandera informativa de localización,localización
        🎌	crossed flags	crossed_flags	celebration,cross,crossed,Japanese	交叉旗,对叉,旗帜,日本	banderas cruzadas,banderas,celebración,japón
        🏴	black flag	black_flag	waving	举黑旗,黑旗,黑色旗,黑色旗子,黑色旗帜	bandera negra,bandera,negra,ondear
        🏳️	white flag	white_flag	waving	举白旗,白旗,白色旗子,白色旗帜	bandera blanca,bandera,blanca,ondear
        🏳️‍🌈	rainbow flag	rainbow_flag	pride,rainbow	彩虹旗,同性,多色,旗帜	bandera del arcoíris,arcoíris,bandera
        🏳️‍⚧️	transgender flag	transgender_flag	flag,light blue,pink,transgender,white	跨性别旗,旗帜,跨性别	bandera transgénero,azul,bandera,blanco,LGTB,rosa,transgénero
        🏴‍☠️	pirate flag	pirate_flag	Jolly Roger,pirate,plunder,treasure	海盗旗,掠夺,海上,财宝,骷髅	bandera pirata,botín,Jolly Roger,pirata,tesoro
        🇦🇨	flag: Ascension Island	flag_ascension_island	flag	旗: 阿森松岛,旗	Bandera: Isla de la Ascensión,Bandera
        🇦🇩	flag: Andorra	flag_andorra	flag	旗: 安道尔,旗	Bandera: Andorra,Bandera
        🇦🇪	flag: United Arab Emirates	flag_united_arab_emirates	flag	旗: 阿拉伯联合酋长国,旗	Bandera: Emiratos Árabes Unidos,Bandera
        🇦🇫	flag: Afghanistan	flag_afghanistan	flag	旗: 阿富汗,旗	Bandera: Afganistán,Bandera
        🇦🇬	flag: Antigua & Barbuda	flag_antigua_barbuda	flag	旗: 安提瓜和巴布达,旗	Bandera: Antigua y Barbuda,Bandera
        🇦🇮	flag: Anguilla	flag_anguilla	flag	旗: 安圭拉,旗	Bandera: Anguila,Bandera
        🇦🇱	flag: Albania	flag_albania	flag	旗: 阿尔巴尼亚,旗	Bandera: Albania,Bandera
        🇦🇲	flag: Armenia	flag_armenia	flag	旗: 亚美尼亚,旗	Bandera: Armenia,Bandera
        🇦🇴	flag: Angola	flag_angola	flag	旗: 安哥拉,旗	Bandera: Angola,Bandera
        🇦🇶	flag: Antarctica	flag_antarctica	flag	旗: 南极洲,旗	Bandera: Antártida,Bandera
        🇦🇷	flag: Argentina	flag_argentina	flag	旗: 阿根廷,旗	Bandera: Argentina,Bandera
        🇦🇸	flag: American Samoa	flag_american_samoa	flag	旗: 美属萨摩亚,旗	Bandera: Samoa Americana,Bandera
        🇦🇹	flag: Austria	flag_austria	flag	旗: 奥地利,旗	Bandera: Austria,Bandera
        🇦🇺	flag: Australia	flag_australia	flag	旗: 澳大利亚,旗	Bandera: Australia,Bandera
        🇦🇼	flag: Aruba	flag_aruba	flag	旗: 阿鲁巴,旗	Bandera: Aruba,Bandera
        🇦🇽	flag: Åland Islands	flag_aland_islands	flag	旗: 奥兰群岛,旗	Bandera: Islas Aland,Bandera
        🇦🇿	flag: Azerbaijan	flag_azerbaijan	flag	旗: 阿塞拜疆,旗	Bandera: Azerbaiyán,Bandera
        🇧🇦	flag: Bosnia & Herzegovina	flag_bosnia_herzegovina	flag	旗: 波斯尼亚和黑塞哥维那,旗	Bandera: Bosnia y Herzegovina,Bandera
        🇧🇧	flag: Barbados	flag_barbados	flag	旗: 巴巴多斯,旗	Bandera: Barbados,Bandera
        🇧🇩	flag: Bangladesh	flag_bangladesh	flag	旗: 孟加拉国,旗	Bandera: Bangladés,Bandera
        🇧🇪	flag: Belgium	flag_belgium	flag	旗: 比利时,旗	Bandera: Bélgica,Bandera
        🇧🇫	flag: Burkina Faso	flag_burkina_faso	flag	旗: 布基纳法索,旗	Bandera: Burkina Faso,Bandera
        🇧🇬	flag: Bulgaria	flag_bulgaria	flag	旗: 保加利亚,旗	Bandera: Bulgaria,Bandera
        🇧🇭	flag: Bahrain	flag_bahrain	flag	旗: 巴林,旗	Bandera: Baréin,Bandera
        🇧🇮	flag: Burundi	flag_burundi	flag	旗: 布隆迪,旗	Bandera: Burundi,Bandera
        🇧🇯	flag: Benin	flag_benin	flag	旗: 贝宁,旗	Bandera: Benín,Bandera
        🇧🇱	flag: St. Barthélemy	flag_st_barthelemy	flag	旗: 圣巴泰勒米,旗	Bandera: San Bartolomé,Bandera
        🇧🇲	flag: Bermuda	flag_bermuda	flag	旗: 百慕大,旗	Bandera: Bermudas,Bandera
        🇧🇳	flag: Brunei	flag_brunei	flag	旗: 文莱,旗	Bandera: Brunéi,Bandera
        🇧🇴	flag: Bolivia	flag_bolivia	flag	旗: 玻利维亚,旗	Bandera: Bolivia,Bandera
        🇧🇶	flag: Caribbean Netherlands	flag_caribbean_netherlands	flag	旗: 荷属加勒比区,旗	Bandera: Caribe neerlandés,Bandera
        🇧🇷	flag: Brazil	flag_brazil	flag	旗: 巴西,旗	Bandera: Brasil,Bandera
        🇧🇸	flag: Bahamas	flag_bahamas	flag	旗: 巴哈马,旗	Bandera: Bahamas,Bandera
        🇧🇹	flag: Bhutan	flag_bhutan	flag	旗: 不丹,旗	Bandera: Bután,Bandera
        🇧🇻	flag: Bouvet Island	flag_bouvet_island	flag	旗: 布韦岛,旗	Bandera: Isla Bouvet,Bandera
        🇧🇼	flag: Botswana	flag_botswana	flag	旗: 博茨瓦纳,旗	Bandera: Botsuana,Bandera
        🇧🇾	flag: Belarus	flag_belarus	flag	旗: 白俄罗斯,旗	Bandera: Bielorrusia,Bandera
        🇧🇿	flag: Belize	flag_belize	flag	旗: 伯利兹,旗	Bandera: Belice,Bandera
        🇨🇦	flag: Canada	flag_canada	flag	旗: 加拿大,旗	Bandera: Canadá,Bandera
        🇨🇨	flag: Cocos (Keeling) Islands	flag_cocos_keeling_islands	flag	旗: 科科斯（基林）群岛,旗	Bandera: Islas Cocos,Bandera
        🇨🇩	flag: Congo - Kinshasa	flag_congo_kinshasa	flag	旗: 刚果（金）,旗	Bandera: República Democrática del Congo,Bandera
        🇨🇫	flag: Central African Republic	flag_central_african_republic	flag	旗: 中非共和国,旗	Bandera: República Centroafricana,Bandera
        🇨🇬	flag: Congo - Brazzaville	flag_congo_brazzaville	flag	旗: 刚果（布）,旗	Bandera: Congo,Bandera
        🇨🇭	flag: Switzerland	flag_switzerland	flag	旗: 瑞士,旗	Bandera: Suiza,Bandera
        🇨🇮	flag: Côte d’Ivoire	flag_cote_divoire	flag	旗: 科特迪瓦,旗	Bandera: Côte d’Ivoire,Bandera
        🇨🇰	flag: Cook Islands	flag_cook_islands	flag	旗: 库克群岛,旗	Bandera: Islas Cook,Bandera
        🇨🇱	flag: Chile	flag_chile	flag	旗: 智利,旗	Bandera: Chile,Bandera
        🇨🇲	flag: Cameroon	flag_cameroon	flag	旗: 喀麦隆,旗	Bandera: Camerún,Bandera
        🇨🇳	flag: China	flag_china	flag	旗: 中国,旗	Bandera: China,Bandera
        🇨🇴	flag: Colombia	flag_colombia	flag	旗: 哥伦比亚,旗	Bandera: Colombia,Bandera
        🇨🇵	flag: Clipperton Island	flag_clipperton_island	flag	旗: 克利珀顿岛,旗	Bandera: Isla Clipperton,Bandera
        🇨🇷	flag: Costa Rica	flag_costa_rica	flag	旗: 哥斯达黎加,旗	Bandera: Costa Rica,Bandera
        🇨🇺	flag: Cuba	flag_cuba	flag	旗: 古巴,旗	Bandera: Cuba,Bandera
        🇨🇻	flag: Cape Verde	flag_cape_verde	flag	旗: 佛得角,旗	Bandera: Cabo Verde,Bandera
        🇨🇼	flag: Curaçao	flag_curacao	flag	旗: 库拉索,旗	Bandera: Curazao,Bandera
        🇨🇽	flag: Christmas Island	flag_christmas_island	flag	旗: 圣诞岛,旗	Bandera: Isla de Navidad,Bandera
        🇨🇾	flag: Cyprus	flag_cyprus	flag	旗: 塞浦路斯,旗	Bandera: Chipre,Bandera
        🇨🇿	flag: Czechia	flag_czechia	flag	旗: 捷克,旗	Bandera: Chequia,Bandera
        🇩🇪	flag: Germany	flag_germany	flag	旗: 德国,旗	Bandera: Alemania,Bandera
        🇩🇬	flag: Diego Garcia	flag_diego_garcia	flag	旗: 迪戈加西亚岛,旗	Bandera: Diego García,Bandera
        🇩🇯	flag: Djibouti	flag_djibouti	flag	旗: 吉布提,旗	Bandera: Yibuti,Bandera
        🇩🇰	flag: Denmark	flag_denmark	flag	旗: 丹麦,旗	Bandera: Dinamarca,Bandera
        🇩🇲	flag: Dominica	flag_dominica	flag	旗: 多米尼克,旗	Bandera: Dominica,Bandera
        🇩🇴	flag: Dominican Republic	flag_dominican_republic	flag	旗: 多米尼加共和国,旗	Bandera: República Dominicana,Bandera
        🇩🇿	flag: Algeria	flag_algeria	flag	旗: 阿尔及利亚,旗	Bandera: Argelia,Bandera
        🇪🇦	flag: Ceuta & Melilla	flag_ceuta_melilla	flag	旗: 休达及梅利利亚,旗	Bandera: Ceuta y Melilla,Bandera
        🇪🇨	flag: Ecuador	flag_ecuador	flag	旗: 厄瓜多尔,旗	Bandera: Ecuador,Bandera
        🇪🇪	flag: Estonia	flag_estonia	flag	旗: 爱沙尼亚,旗	Bandera: Estonia,Bandera
        🇪🇬	flag: Egypt	flag_egypt	flag	旗: 埃及,旗	Bandera: Egipto,Bandera
        🇪🇭	flag: Western Sahara	flag_western_sahara	flag	旗: 西撒哈拉,旗	Bandera: Sáhara Occidental,Bandera
        🇪🇷	flag: Eritrea	flag_eritrea	flag	旗: 厄立特里亚,旗	Bandera: Eritrea,Bandera
        🇪🇸	flag: Spain	flag_spain	flag	旗: 西班牙,旗	Bandera: España,Bandera
        🇪🇹	flag: Ethiopia	flag_ethiopia	flag	旗: 埃塞俄比亚,旗	Bandera: Etiopía,Bandera
        🇪🇺	flag: European Union	flag_european_union	flag	旗: 欧盟,旗	Bandera: Unión Europea,Bandera
        🇫🇮	flag: Finland	flag_finland	flag	旗: 芬兰,旗	Bandera: Finlandia,Bandera
        🇫🇯	flag: Fiji	flag_fiji	flag	旗: 斐济,旗	Bandera: Fiyi,Bandera
        🇫🇰	flag: Falkland Islands	flag_falkland_islands	flag	旗: 福克兰群岛,旗	Bandera: Islas Malvinas,Bandera
        🇫🇲	flag: Micronesia	flag_micronesia	flag	旗: 密克罗尼西亚,旗	Bandera: Micronesia,Bandera
        🇫🇴	flag: Faroe Islands	flag_faroe_islands	flag	旗: 法罗群岛,旗	Bandera: Islas Feroe,Bandera
        🇫🇷	flag: France	flag_france	flag	旗: 法国,旗	Bandera: Francia,Bandera
        🇬🇦	flag: Gabon	flag_gabon	flag	旗: 加蓬,旗	Bandera: Gabón,Bandera
        🇬🇧	flag: United Kingdom	flag_united_kingdom	flag	旗: 英国,旗	Bandera: Reino Unido,Bandera
        🇬🇩	flag: Grenada	flag_grenada	flag	旗: 格林纳达,旗	Bandera: Granada,Bandera
        🇬🇪	flag: Georgia	flag_georgia	flag	旗: 格鲁吉亚,旗	Bandera: Georgia,Bandera
        🇬🇫	flag: French Guiana	flag_french_guiana	flag	旗: 法属圭亚那,旗	Bandera: Guayana Francesa,Bandera
        🇬🇬	flag: Guernsey	flag_guernsey	flag	旗: 根西岛,旗	Bandera: Guernesey,Bandera
        🇬🇭	flag: Ghana	flag_ghana	flag	旗: 加纳,旗	Bandera: Ghana,Bandera
        🇬🇮	flag: Gibraltar	flag_gibraltar	flag	旗: 直布罗陀,旗	Bandera: Gibraltar,Bandera
        🇬🇱	flag: Greenland	flag_greenland	flag	旗: 格陵兰,旗	Bandera: Groenlandia,Bandera
        🇬🇲	flag: Gambia	flag_gambia	flag	旗: 冈比亚,旗	Bandera: Gambia,Bandera
        🇬🇳	flag: Guinea	flag_guinea	flag	旗: 几内亚,旗	Bandera: Guinea,Bandera
        🇬🇵	flag: Guadeloupe	flag_guadeloupe	flag	旗: 瓜德罗普,旗	Bandera: Guadalupe,Bandera
        🇬🇶	flag: Equatorial Guinea	flag_equatorial_guinea	flag	旗: 赤道几内亚,旗	Bandera: Guinea Ecuatorial,Bandera
        🇬🇷	flag: Greece	flag_greece	flag	旗: 希腊,旗	Bandera: Grecia,Bandera
        🇬🇸	flag: South Georgia & South Sandwich Islands	flag_south_georgia_south_sandwich_islands	flag	旗: 南乔治亚和南桑威奇群岛,旗	Bandera: Islas Georgia del Sur y Sandwich del Sur,Bandera
        🇬🇹	flag: Guatemala	flag_guatemala	flag	旗: 危地马拉,旗	Bandera: Guatemala,Bandera
        🇬🇺	flag: Guam	flag_guam	flag	旗: 关岛,旗	Bandera: Guam,Bandera
        🇬🇼	flag: Guinea-Bissau	flag_guinea_bissau	flag	旗: 几内亚比绍,旗	Bandera: Guinea-Bisáu,Bandera
        🇬🇾	flag: Guyana	flag_guyana	flag	旗: 圭亚那,旗	Bandera: Guyana,Bandera
        🇭🇰	flag: Hong Kong SAR China	flag_hong_kong_sar_china	flag	旗: 中国香港特别行政区,旗	Bandera: RAE de Hong Kong (China),Bandera
        🇭🇲	flag: Heard & McDonald Islands	flag_heard_mcdonald_islands	flag	旗: 赫德岛和麦克唐纳群岛,旗	Bandera: Islas Heard y McDonald,Bandera
        🇭🇳	flag: Honduras	flag_honduras	flag	旗: 洪都拉斯,旗	Bandera: Honduras,Bandera
        🇭🇷	flag: Croatia	flag_croatia	flag	旗: 克罗地亚,旗	Bandera: Croacia,Bandera
        🇭🇹	flag: Haiti	flag_haiti	flag	旗: 海地,旗	Bandera: Haití,Bandera
        🇭🇺	flag: Hungary	flag_hungary	flag	旗: 匈牙利,旗	Bandera: Hungría,Bandera
        🇮🇨	flag: Canary Islands	flag_canary_islands	flag	旗: 加纳利群岛,旗	Bandera: Canarias,Bandera
        🇮🇩	flag: Indonesia	flag_indonesia	flag	旗: 印度尼西亚,旗	Bandera: Indonesia,Bandera
        🇮🇪	flag: Ireland	flag_ireland	flag	旗: 爱尔兰,旗	Bandera: Irlanda,Bandera
        🇮🇱	flag: Israel	flag_israel	flag	旗: 以色列,旗	Bandera: Israel,Bandera
        🇮🇲	flag: Isle of Man	flag_isle_of_man	flag	旗: 马恩岛,旗	Bandera: Isla de Man,Bandera
        🇮🇳	flag: India	flag_india	flag	旗: 印度,旗	Bandera: India,Bandera
        🇮🇴	flag: British Indian Ocean Territory	flag_british_indian_ocean_territory	flag	旗: 英属印度洋领地,旗	Bandera: Territorio Británico del Océano Índico,Bandera
        🇮🇶	flag: Iraq	flag_iraq	flag	旗: 伊拉克,旗	Bandera: Irak,Bandera
        🇮🇷	flag: Iran	flag_iran	flag	旗: 伊朗,旗	Bandera: Irán,Bandera
        🇮🇸	flag: Iceland	flag_iceland	flag	旗: 冰岛,旗	Bandera: Islandia,Bandera
        🇮🇹	flag: Italy	flag_italy	flag	旗: 意大利,旗	Bandera: Italia,Bandera
        🇯🇪	flag: Jersey	flag_jersey	flag	旗: 泽西岛,旗	Bandera: Jersey,Bandera
        🇯🇲	flag: Jamaica	flag_jamaica	flag	旗: 牙买加,旗	Bandera: Jamaica,Bandera
        🇯🇴	flag: Jordan	flag_jordan	flag	旗: 约旦,旗	Bandera: Jordania,Bandera
        🇯🇵	flag: Japan	flag_japan	flag	旗: 日本,旗	Bandera: Japón,Bandera
        🇰🇪	flag: Kenya	flag_kenya	flag	旗: 肯尼亚,旗	Bandera: Kenia,Bandera
        🇰🇬	flag: Kyrgyzstan	flag_kyrgyzstan	flag	旗: 吉尔吉斯斯坦,旗	Bandera: Kirguistán,Bandera
        🇰🇭	flag: Cambodia	flag_cambodia	flag	旗: 柬埔寨,旗	Bandera: Camboya,Bandera
        🇰🇮	flag: Kiribati	flag_kiribati	flag	旗: 基里巴斯,旗	Bandera: Kiribati,Bandera
        🇰🇲	flag: Comoros	flag_comoros	flag	旗: 科摩罗,旗	Bandera: Comoras,Bandera
        🇰🇳	flag: St. Kitts & Nevis	flag_st_kitts_nevis	flag	旗: 圣基茨和尼维斯,旗	Bandera: San Cristóbal y Nieves,Bandera
        🇰🇵	flag: North Korea	flag_north_korea	flag	旗: 朝鲜,旗	Bandera: Corea del Norte,Bandera
        🇰🇷	flag: South Korea	flag_south_korea	flag	旗: 韩国,旗	Bandera: Corea del Sur,Bandera
        🇰🇼	flag: Kuwait	flag_kuwait	flag	旗: 科威特,旗	Bandera: Kuwait,Bandera
        🇰🇾	flag: Cayman Islands	flag_cayman_islands	flag	旗: 开曼群岛,旗	Bandera: Islas Caimán,Bandera
        🇰🇿	flag: Kazakhstan	flag_kazakhstan	flag	旗: 哈萨克斯坦,旗	Bandera: Kazajistán,Bandera
        🇱🇦	flag: Laos	flag_laos	flag	旗: 老挝,旗	Bandera: Laos,Bandera
        🇱🇧	flag: Lebanon	flag_lebanon	flag	旗: 黎巴嫩,旗	Bandera: Líbano,Bandera
        🇱🇨	flag: St. Lucia	flag_st_lucia	flag	旗: 圣卢西亚,旗	Bandera: Santa Lucía,Bandera
        🇱🇮	flag: Liechtenstein	flag_liechtenstein	flag	旗: 列支敦士登,旗	Bandera: Liechtenstein,Bandera
        🇱🇰	flag: Sri Lanka	flag_sri_lanka	flag	旗: 斯里兰卡,旗	Bandera: Sri Lanka,Bandera
        🇱🇷	flag: Liberia	flag_liberia	flag	旗: 利比里亚,旗	Bandera: Liberia,Bandera
        🇱🇸	flag: Lesotho	flag_lesotho	flag	旗: 莱索托,旗	Bandera: Lesoto,Bandera
        🇱🇹	flag: Lithuania	flag_lithuania	flag	旗: 立陶宛,旗	Bandera: Lituania,Bandera
        🇱🇺	flag: Luxembourg	flag_luxembourg	flag	旗: 卢森堡,旗	Bandera: Luxemburgo,Bandera
        🇱🇻	flag: Latvia	flag_latvia	flag	旗: 拉脱维亚,旗	Bandera: Letonia,Bandera
        🇱🇾	flag: Libya	flag_libya	flag	旗: 利比亚,旗	Bandera: Libia,Bandera
        🇲🇦	flag: Morocco	flag_morocco	flag	旗: 摩洛哥,旗	Bandera: Marruecos,Bandera
        🇲🇨	flag: Monaco	flag_monaco	flag	旗: 摩纳哥,旗	Bandera: Mónaco,Bandera
        🇲🇩	flag: Moldova	flag_moldova	flag	旗: 摩尔多瓦,旗	Bandera: Moldavia,Bandera
        🇲🇪	flag: Montenegro	flag_montenegro	flag	旗: 黑山,旗	Bandera: Montenegro,Bandera
        🇲🇫	flag: St. Martin	flag_st_martin	flag	旗: 法属圣马丁,旗	Bandera: San Martín,Bandera
        🇲🇬	flag: Madagascar	flag_madagascar	flag	旗: 马达加斯加,旗	Bandera: Madagascar,Bandera
        🇲🇭	flag: Marshall Islands	flag_marshall_islands	flag	旗: 马绍尔群岛,旗	Bandera: Islas Marshall,Bandera
        🇲🇰	flag: North Macedonia	flag_north_macedonia	flag	旗: 北马其顿,旗	Bandera: Macedonia del Norte,Bandera
        🇲🇱	flag: Mali	flag_mali	flag	旗: 马里,旗	Bandera: Mali,Bandera
        🇲🇲	flag: Myanmar (Burma)	flag_myanmar_burma	flag	旗: 缅甸,旗	Bandera: Myanmar (Birmania),Bandera
        🇲🇳	flag: Mongolia	flag_mongolia	flag	旗: 蒙古,旗	Bandera: Mongolia,Bandera
        🇲🇴	flag: Macao SAR China	flag_macao_sar_china	flag	旗: 中国澳门特别行政区,旗	Bandera: RAE de Macao (China),Bandera
        🇲🇵	flag: Northern Mariana Islands	flag_northern_mariana_islands	flag	旗: 北马里亚纳群岛,旗	Bandera: Islas Marianas del Norte,Bandera
        🇲🇶	flag: Martinique	flag_martinique	flag	旗: 马提尼克,旗	Bandera: Martinica,Bandera
        🇲🇷	flag: Mauritania	flag_mauritania	flag	旗: 毛里塔尼亚,旗	Bandera: Mauritania,Bandera
        🇲🇸	flag: Montserrat	flag_montserrat	flag	旗: 蒙特塞拉特,旗	Bandera: Montserrat,Bandera
        🇲🇹	flag: Malta	flag_malta	flag	旗: 马耳他,旗	Bandera: Malta,Bandera
        🇲🇺	flag: Mauritius	flag_mauritius	flag	旗: 毛里求斯,旗	Bandera: Mauricio,Bandera
        🇲🇻	flag: Maldives	flag_maldives	flag	旗: 马尔代夫,旗	Bandera: Maldivas,Bandera
        🇲🇼	flag: Malawi	flag_malawi	flag	旗: 马拉维,旗	Bandera: Malaui,Bandera
        🇲🇽	flag: Mexico	flag_mexico	flag	旗: 墨西哥,旗	Bandera: México,Bandera
        🇲🇾	flag: Malaysia	flag_malaysia	flag	旗: 马来西亚,旗	Bandera: Malasia,Bandera
        🇲🇿	flag: Mozambique	flag_mozambique	flag	旗: 莫桑比克,旗	Bandera: Mozambique,Bandera
        🇳🇦	flag: Namibia	flag_namibia	flag	旗: 纳米比亚,旗	Bandera: Namibia,Bandera
        🇳🇨	flag: New Caledonia	flag_new_caledonia	flag	旗: 新喀里多尼亚,旗	Bandera: Nueva Caledonia,Bandera
        🇳🇪	flag: Niger	flag_niger	flag	旗: 尼日尔,旗	Bandera: Níger,Bandera
        🇳🇫	flag: Norfolk Island	flag_norfolk_island	flag	旗: 诺福克岛,旗	Bandera: Isla Norfolk,Bandera
        🇳🇬	flag: Nigeria	flag_nigeria	flag	旗: 尼日利亚,旗	Bandera: Nigeria,Bandera
        🇳🇮	flag: Nicaragua	flag_nicaragua	flag	旗: 尼加拉瓜,旗	Bandera: Nicaragua,Bandera
        🇳🇱	flag: Netherlands	flag_netherlands	flag	旗: 荷兰,旗	Bandera: Países Bajos,Bandera
        🇳🇴	flag: Norway	flag_norway	flag	旗: 挪威,旗	Bandera: Noruega,Bandera
        🇳🇵	flag: Nepal	flag_nepal	flag	旗: 尼泊尔,旗	Bandera: Nepal,Bandera
        🇳🇷	flag: Nauru	flag_nauru	flag	旗: 瑙鲁,旗	Bandera: Nauru,Bandera
        🇳🇺	flag: Niue	flag_niue	flag	旗: 纽埃,旗	Bandera: Niue,Bandera
        🇳🇿	flag: New Zealand	flag_new_zealand	flag	旗: 新西兰,旗	Bandera: Nueva Zelanda,Bandera
        🇴🇲	flag: Oman	flag_oman	flag	旗: 阿曼,旗	Bandera: Omán,Bandera
        🇵🇦	flag: Panama	flag_panama	flag	旗: 巴拿马,旗	Bandera: Panamá,Bandera
        🇵🇪	flag: Peru	flag_peru	flag	旗: 秘鲁,旗	Bandera: Perú,Bandera
        🇵🇫	flag: French Polynesia	flag_french_polynesia	flag	旗: 法属波利尼西亚,旗	Bandera: Polinesia Francesa,Bandera
        🇵🇬	flag: Papua New Guinea	flag_papua_new_guinea	flag	旗: 巴布亚新几内亚,旗	Bandera: Papúa Nueva Guinea,Bandera
        🇵🇭	flag: Philippines	flag_philippines	flag	旗: 菲律宾,旗	Bandera: Filipinas,Bandera
        🇵🇰	flag: Pakistan	flag_pakistan	flag	旗: 巴基斯坦,旗	Bandera: Pakistán,Bandera
        🇵🇱	flag: Poland	flag_poland	flag	旗: 波兰,旗	Bandera: Polonia,Bandera
        🇵🇲	flag: St. Pierre & Miquelon	flag_st_pierre_miquelon	flag	旗: 圣皮埃尔和密克隆群岛,旗	Bandera: San Pedro y Miquelón,Bandera
        🇵🇳	flag: Pitcairn Islands	flag_pitcairn_islands	flag	旗: 皮特凯恩群岛,旗	Bandera: Islas Pitcairn,Bandera
        🇵🇷	flag: Puerto Rico	flag_puerto_rico	flag	旗: 波多黎各,旗	Bandera: Puerto Rico,Bandera
        🇵🇸	flag: Palestinian Territories	flag_palestinian_territories	flag	旗: 巴勒斯坦领土,旗	Bandera: Territorios Palestinos,Bandera
        🇵🇹	flag: Portugal	flag_portugal	flag	旗: 葡萄牙,旗	Bandera: Portugal,Bandera
        🇵🇼	flag: Palau	flag_palau	flag	旗: 帕劳,旗	Bandera: Palaos,Bandera
        🇵🇾	flag: Paraguay	flag_paraguay	flag	旗: 巴拉圭,旗	Bandera: Paraguay,Bandera
        🇶🇦	flag: Qatar	flag_qatar	flag	旗: 卡塔尔,旗	Bandera: Catar,Bandera
        🇷🇪	flag: Réunion	flag_reunion	flag	旗: 留尼汪,旗	Bandera: Reunión,Bandera
        🇷🇴	flag: Romania	flag_romania	flag	旗: 罗马尼亚,旗	Bandera: Rumanía,Bandera
        🇷🇸	flag: Serbia	flag_serbia	flag	旗: 塞尔维亚,旗	Bandera: Serbia,Bandera
        🇷🇺	flag: Russia	flag_russia	flag	旗: 俄罗斯,旗	Bandera: Rusia,Bandera
        🇷🇼	flag: Rwanda	flag_rwanda	flag	旗: 卢旺达,旗	Bandera: Ruanda,Bandera
        🇸🇦	flag: Saudi Arabia	flag_saudi_arabia	flag	旗: 沙特阿拉伯,旗	Bandera: Arabia Saudí,Bandera
        🇸🇧	flag: Solomon Islands	flag_solomon_islands	flag	旗: 所罗门群岛,旗	Bandera: Islas Salomón,Bandera
        🇸🇨	flag: Seychelles	flag_seychelles	flag	旗: 塞舌尔,旗	Bandera: Seychelles,Bandera
        🇸🇩	flag: Sudan	flag_sudan	flag	旗: 苏丹,旗	Bandera: Sudán,Bandera
        🇸🇪	flag: Sweden	flag_sweden	flag	旗: 瑞典,旗	Bandera: Suecia,Bandera
        🇸🇬	flag: Singapore	flag_singapore	flag	旗: 新加坡,旗	Bandera: Singapur,Bandera
        🇸🇭	flag: St. Helena	flag_st_helena	flag	旗: 圣赫勒拿,旗	Bandera: Santa Elena,Bandera
        🇸🇮	flag: Slovenia	flag_slovenia	flag	旗: 斯洛文尼亚,旗	Bandera: Eslovenia,Bandera
        🇸🇯	flag: Svalbard & Jan Mayen	flag_svalbard_jan_mayen	flag	旗: 斯瓦尔巴和扬马延,旗	Bandera: Svalbard y Jan Mayen,Bandera
        🇸🇰	flag: Slovakia	flag_slovakia	flag	旗: 斯洛伐克,旗	Bandera: Eslovaquia,Bandera
        🇸🇱	flag: Sierra Leone	flag_sierra_leone	flag	旗: 塞拉利昂,旗	Bandera: Sierra Leona,Bandera
        🇸🇲	flag: San Marino	flag_san_marino	flag	旗: 圣马力诺,旗	Bandera: San Marino,Bandera
        🇸🇳	flag: Senegal	flag_senegal	flag	旗: 塞内加尔,旗	Bandera: Senegal,Bandera
        🇸🇴	flag: Somalia	flag_somalia	flag	旗: 索马里,旗	Bandera: Somalia,Bandera
        🇸🇷	flag: Suriname	flag_suriname	flag	旗: 苏里南,旗	Bandera: Surinam,Bandera
        🇸🇸	flag: South Sudan	flag_south_sudan	flag	旗: 南苏丹,旗	Bandera: Sudán del Sur,Bandera
        🇸🇹	flag: São Tomé & Príncipe	flag_sao_tome_principe	flag	旗: 圣多美和普林西比,旗	Bandera: Santo Tomé y Príncipe,Bandera
        🇸🇻	flag: El Salvador	flag_el_salvador	flag	旗: 萨尔瓦多,旗	Bandera: El Salvador,Bandera
        🇸🇽	flag: Sint Maarten	flag_sint_maarten	flag	旗: 荷属圣马丁,旗	Bandera: Sint Maarten,Bandera
        🇸🇾	flag: Syria	flag_syria	flag	旗: 叙利亚,旗	Bandera: Siria,Bandera
        🇸🇿	flag: Eswatini	flag_eswatini	flag	旗: 斯威士兰,旗	Bandera: Esuatini,Bandera
        🇹🇦	flag: Tristan da Cunha	flag_tristan_da_cunha	flag	旗: 特里斯坦-达库尼亚群岛,旗	Bandera: Tristán de Acuña,Bandera
        🇹🇨	flag: Turks & Caicos Islands	flag_turks_caicos_islands	flag	旗: 特克斯和凯科斯群岛,旗	Bandera: Islas Turcas y Caicos,Bandera
        🇹🇩	flag: Chad	flag_chad	flag	旗: 乍得,旗	Bandera: Chad,Bandera
        🇹🇫	flag: French Southern Territories	flag_french_southern_territories	flag	旗: 法属南部领地,旗	Bandera: Territorios Australes Franceses,Bandera
        🇹🇬	flag: Togo	flag_togo	flag	旗: 多哥,旗	Bandera: Togo,Bandera
        🇹🇭	flag: Thailand	flag_thailand	flag	旗: 泰国,旗	Bandera: Tailandia,Bandera
        🇹🇯	flag: Tajikistan	flag_tajikistan	flag	旗: 塔吉克斯坦,旗	Bandera: Tayikistán,Bandera
        🇹🇰	flag: Tokelau	flag_tokelau	flag	旗: 托克劳,旗	Bandera: Tokelau,Bandera
        🇹🇱	flag: Timor-Leste	flag_timor_leste	flag	旗: 东帝汶,旗	Bandera: Timor-Leste,Bandera
        🇹🇲	flag: Turkmenistan	flag_turkmenistan	flag	旗: 土库曼斯坦,旗	Bandera: Turkmenistán,Bandera
        🇹🇳	flag: Tunisia	flag_tunisia	flag	旗: 突尼斯,旗	Bandera: Túnez,Bandera
        🇹🇴	flag: Tonga	flag_tonga	flag	旗: 汤加,旗	Bandera: Tonga,Bandera
        🇹🇷	flag: Turkey	flag_turkey	flag	旗: 土耳其,旗	Bandera: Turquía,Bandera
        🇹🇹	flag: Trinidad & Tobago	flag_trinidad_tobago	flag	旗: 特立尼达和多巴哥,旗	Bandera: Trinidad y Tobago,Bandera
        🇹🇻	flag: Tuvalu	flag_tuvalu	flag	旗: 图瓦卢,旗	Bandera: Tuvalu,Bandera
        🇹🇼	flag: Taiwan	flag_taiwan	flag	旗: 台湾,旗	Bandera: Taiwán,Bandera
        🇹🇿	flag: Tanzania	flag_tanzania	flag	旗: 坦桑尼亚,旗	Bandera: Tanzania,Bandera
        🇺🇦	flag: Ukraine	flag_ukraine	flag	旗: 乌克兰,旗	Bandera: Ucrania,Bandera
        🇺🇬	flag: Uganda	flag_uganda	flag	旗: 乌干达,旗	Bandera: Uganda,Bandera
        🇺🇲	flag: U.S. Outlying Islands	flag_u_s_outlying_islands	flag	旗: 美国本土外小岛屿,旗	Bandera: Islas menores alejadas de EE. UU.,Bandera
        🇺🇳	flag: United Nations	flag_united_nations	flag	旗: 联合国,旗	Bandera: Naciones Unidas,Bandera
        🇺🇸	flag: United States	flag_united_states	flag	旗: 美国,旗	Bandera: Estados Unidos,Bandera
        🇺🇾	flag: Uruguay	flag_uruguay	flag	旗: 乌拉圭,旗	Bandera: Uruguay,Bandera
        🇺🇿	flag: Uzbekistan	flag_uzbekistan	flag	旗: 乌兹别克斯坦,旗	Bandera: Uzbekistán,Bandera
        🇻🇦	flag: Vatican City	flag_vatican_city	flag	旗: 梵蒂冈,旗	Bandera: Ciudad del Vaticano,Bandera
        🇻🇨	flag: St. Vincent & Grenadines	flag_st_vincent_grenadines	flag	旗: 圣文森特和格林纳丁斯,旗	Bandera: San Vicente y las Granadinas,Bandera
        🇻🇪	flag: Venezuela	flag_venezuela	flag	旗: 委内瑞拉,旗	Bandera: Venezuela,Bandera
        🇻🇬	flag: British Virgin Islands	flag_british_virgin_islands	flag	旗: 英属维尔京群岛,旗	Bandera: Islas Vírgenes Británicas,Bandera
        🇻🇮	flag: U.S. Virgin Islands	flag_u_s_virgin_islands	flag	旗: 美属维尔京群岛,旗	Bandera: Islas Vírgenes de EE. UU.,Bandera
        🇻🇳	flag: Vietnam	flag_vietnam	flag	旗: 越南,旗	Bandera: Vietnam,Bandera
        🇻🇺	flag: Vanuatu	flag_vanuatu	flag	旗: 瓦努阿图,旗	Bandera: Vanuatu,Bandera
        🇼🇫	flag: Wallis & Futuna	flag_wallis_futuna	flag	旗: 瓦利斯和富图纳,旗	Bandera: Wallis y Futuna,Bandera
        🇼🇸	flag: Samoa	flag_samoa	flag	旗: 萨摩亚,旗	Bandera: Samoa,Bandera
        🇽🇰	flag: Kosovo	flag_kosovo	flag	旗: 科索沃,旗	Bandera: Kosovo,Bandera
        🇾🇪	flag: Yemen	flag_yemen	flag	旗: 也门,旗	Bandera: Yemen,Bandera
        🇾🇹	flag: Mayotte	flag_mayotte	flag	旗: 马约特,旗	Bandera: Mayotte,Bandera
        🇿🇦	flag: South Africa	flag_south_africa	flag	旗: 南非,旗	Bandera: Sudáfrica,Bandera
        🇿🇲	flag: Zambia	flag_zambia	flag	旗: 赞比亚,旗	Bandera: Zambia,Bandera
        🇿🇼	flag: Zimbabwe	flag_zimbabwe	flag	旗: 津巴布韦,旗	Bandera: Zimbabue,Bandera
        🏴󠁧󠁢󠁥󠁮󠁧󠁿	flag: England	flag_england	flag	旗: 英格兰,旗	Bandera: Inglaterra,Bandera
        🏴󠁧󠁢󠁳󠁣󠁴󠁿	flag: Scotland	flag_scotland	flag	旗: 苏格兰,旗	Bandera: Escocia,Bandera
        🏴󠁧󠁢󠁷󠁬󠁳󠁿	flag: Wales	flag_wales	flag	旗: 威尔士,旗	Bandera: Gales,Bandera
        """#
}
