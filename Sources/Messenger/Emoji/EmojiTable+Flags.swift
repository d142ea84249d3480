// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.

extension EmojiTable {
    static let flags = #"""
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
