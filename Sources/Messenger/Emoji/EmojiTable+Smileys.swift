// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let smileys = #"""
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
        """#
}
