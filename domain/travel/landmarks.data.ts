/**
 * Landmarks near which people stay, by country and city: `Name@latitude,longitude`, separated by semicolons; after a bar, other names. Positions are
 * facts, of the middle or the main gate.
 */
export const landmarkLists: Record<string, Record<string, string>> = {
  NG: {
    Lagos:
      'National Theatre@6.4764,3.3694|Wole Soyinka Centre Iganmu; Eko Atlantic@6.4100,3.4080|Eko Atlantic City; Victoria Island@6.4281,3.4219|VI; Ikoyi@6.4520,3.4350; Banana Island@6.4660,3.4480; Lekki Phase 1@6.4474,3.4727|Lekki; Lekki Conservation Centre@6.4413,3.5360; Tafawa Balewa Square@6.4465,3.4010|TBS; Nike Art Gallery@6.4340,3.4880; Freedom Park@6.4496,3.3962; Ikeja City Mall@6.6142,3.3582|ICM; Ikeja GRA@6.5830,3.3590; Landmark Beach@6.4220,3.4450|Oniru; Elegushi Beach@6.4240,3.4830; Murtala Muhammed Airport Terminal 2@6.5805,3.3300|MMA2; Third Mainland Bridge@6.5000,3.4020; University of Lagos@6.5158,3.3890|Unilag Akoka Yaba; Yaba@6.5158,3.3725; Surulere@6.5010,3.3580; Teslim Balogun Stadium@6.4975,3.3650|National Stadium; Computer Village@6.5930,3.3420; Festac Town@6.4660,3.2830|Festac; Apapa@6.4490,3.3640; Ajah@6.4670,3.5670; Eko Convention Centre@6.4266,3.4300|Eko Hotel; The Palms Shopping Mall@6.4360,3.4510; New Afrika Shrine@6.6230,3.3570|Fela Kuti; Kalakuta Museum@6.5960,3.3560; Tarkwa Bay Beach@6.4035,3.3953; Balogun Market@6.4540,3.3890; Maryland@6.5710,3.3670; Gbagada@6.5530,3.3890; Magodo@6.6180,3.3850; Redemption City@6.8140,3.4620|Redemption Camp RCCG',
    Abuja:
      'Aso Rock@9.0840,7.5330|Presidential Villa; Millennium Park@9.0710,7.4990; Zuma Rock@9.1280,7.2330; Abuja National Mosque@9.0608,7.4895; National Christian Centre@9.0580,7.4950|Ecumenical Centre; Jabi Lake Mall@9.0765,7.4250|Jabi; Transcorp Hilton@9.0740,7.4960; Wuse Market@9.0650,7.4680|Wuse 2; Maitama@9.0870,7.4990; Asokoro@9.0420,7.5150; Garki@9.0330,7.4890; Gwarinpa@9.1080,7.4060; Central Business District@9.0530,7.4850|CBD; Moshood Abiola National Stadium@9.0370,7.4530; International Conference Centre@9.0440,7.4920|ICC Abuja; Arts and Crafts Village@9.0450,7.4850; Usuma Dam@9.2000,7.4170; Eagle Square@9.0640,7.5060; National Assembly@9.0690,7.5110; National Children’s Park and Zoo@9.0600,7.5280',
    'Port Harcourt':
      'Port Harcourt Pleasure Park@4.8390,7.0130; GRA Phase 2@4.8220,6.9980|New GRA; Trans Amadi@4.8120,7.0390; University of Port Harcourt@4.9040,6.9230|Uniport; Port Harcourt Mall@4.7760,7.0130; Isaac Boro Park@4.7920,7.0080; Bonny Island@4.4330,7.1670',
    Calabar:
      'Tinapa@5.0430,8.3300|Tinapa Free Zone Resort; Marina Resort@4.9600,8.3150; National Museum Calabar@4.9660,8.3160; Calabar Stadium@4.9510,8.3320|U J Esuene; Drill Ranch@4.9640,8.3420',
    Obudu:
      'Obudu Mountain Resort@6.3760,9.3760|Obudu Cattle Ranch; Agbokim Waterfalls@5.9000,8.9090; Cross River National Park@6.0500,9.0300',
    Abeokuta: 'Olumo Rock@7.1650,3.3430; Olusegun Obasanjo Presidential Library@7.1290,3.3690|OOPL',
    Ibadan:
      'Cocoa House@7.3870,3.8800; University of Ibadan@7.4440,3.9000|UI; Agodi Gardens@7.4080,3.9000; Bower’s Tower@7.3780,3.9110; IITA Ibadan@7.4960,3.9010',
    Bauchi: 'Yankari Game Reserve@9.7540,10.5100|Wikki Warm Springs',
    Osogbo: 'Osun-Osogbo Sacred Grove@7.7560,4.5520',
    'Ado-Ekiti': 'Ikogosi Warm Springs@7.5930,4.9810; Arinta Waterfall@7.5660,4.9200',
    Akure: 'Idanre Hills@7.1090,5.1080; Owu Falls@8.3670,5.1460',
    'Ile-Ife': 'Obafemi Awolowo University@7.5180,4.5280|OAU; Ooni’s Palace@7.4820,4.5600',
    Ilesa: 'Erin Ijesha Waterfalls@7.5640,4.9010|Olumirin',
    Jos: 'Jos Wildlife Park@9.8800,8.8350; Shere Hills@9.9430,9.0500; Riyom Rock@9.6310,8.7640; Assop Falls@9.5210,8.6400',
    Kano: 'Emir’s Palace@11.9860,8.5180|Gidan Rumfa; Kurmi Market@11.9970,8.5140; Ancient Kano City Walls@11.9880,8.5000; Dala Hill@12.0110,8.5050',
    Enugu:
      'Ngwo Pine Forest@6.4240,7.4390; Awhum Waterfall@6.5330,7.4240; Nike Lake@6.5200,7.5330; Okpara Square@6.4520,7.5110; Polo Park Mall@6.4570,7.5070',
    'Benin City':
      'Oba’s Palace@6.3330,5.6190; National Museum Benin@6.3350,5.6220|Ring Road; University of Benin@6.3970,5.6140|Uniben; Ososo Hills@7.4010,6.2580',
    Kaduna: 'Kajuru Castle@10.3120,7.6860; Arewa House@10.5370,7.4390; Lugard Hall@10.5320,7.4280',
    Uyo: 'Ibom Tropicana@5.0250,7.9420|Ibom Icon; Godswill Akpabio Stadium@5.0040,7.8960|Nest of Champions; Ibom Plaza@5.0350,7.9270',
    Owerri: 'Oguta Lake@5.7040,6.7900; Heroes Square@5.4740,7.0060; Assumpta Cathedral@5.4910,7.0350',
    Badagry: 'Point of No Return@6.4030,2.8900|Slave Route; Whispering Palms@6.4170,2.9670',
    Minna: 'Gurara Falls@9.1970,7.0500; Kainji National Park@10.1000,4.4000',
    Warri: 'Warri Township Stadium@5.5170,5.7440; Effurun@5.5550,5.7790',
    Asaba: 'Asaba Mall@6.2130,6.7060; Niger Bridge@6.1860,6.7530; Mungo Park House@6.1950,6.7390',
    Awka: 'Ogbunike Caves@6.1890,6.9010; Nnamdi Azikiwe University@6.2450,7.1160|Unizik',
    Yola: 'American University of Nigeria@9.2090,12.4970|AUN',
    Jalingo: 'Mambilla Plateau@6.7300,11.2500; Gashaka-Gumti National Park@7.3500,11.5000',
    Sokoto: 'Sultan’s Palace@13.0700,5.2400; Usman Danfodiyo University@13.1290,5.2060',
    Ilorin: 'Esie Museum@8.1830,4.9000; University of Ilorin@8.4800,4.6750|Unilorin',
  },
  GH: {
    Accra:
      'Independence Arch@5.5489,-0.1921|Black Star Square; Kwame Nkrumah Memorial Park@5.5445,-0.2028; Labadi Beach@5.5630,-0.1440; Accra Mall@5.6200,-0.1730; East Legon@5.6350,-0.1560; Osu Castle@5.5470,-0.1830; University of Ghana@5.6500,-0.1870|Legon; Makola Market@5.5470,-0.2070',
    'Cape Coast': 'Cape Coast Castle@5.1036,-1.2411; Kakum National Park@5.3500,-1.3830; Elmina Castle@5.0826,-1.3479',
    Kumasi: 'Manhyia Palace@6.7040,-1.6160; Kejetia Market@6.6980,-1.6200',
  },
  BJ: { Cotonou: 'Dantokpa Market@6.3710,2.4340; Place de l’Amazone@6.3480,2.4150', Ouidah: 'Door of No Return@6.3260,2.0890' },
  TG: { Lomé: 'Grand Marché@6.1260,1.2270; Independence Monument@6.1310,1.2150' },
  CI: {
    Abidjan: 'Plateau@5.3230,-4.0200; St Paul’s Cathedral@5.3300,-4.0200; Félix Houphouët-Boigny Stadium@5.3280,-4.0190',
    Yamoussoukro: 'Basilica of Our Lady of Peace@6.8113,-5.2968',
  },
  SN: {
    Dakar: 'African Renaissance Monument@14.7220,-17.4950; Gorée Island@14.6670,-17.3980; Lac Rose@14.8390,-17.2340|Lake Retba',
  },
  CM: { Limbe: 'Mount Cameroon@4.2030,9.1700' },
  ET: {
    'Addis Ababa':
      'African Union Headquarters@9.0000,38.7420|AU; Meskel Square@9.0106,38.7613; National Museum of Ethiopia@9.0387,38.7620',
    Lalibela: 'Rock-Hewn Churches@12.0317,39.0411',
  },
  KE: {
    Nairobi:
      'Kenyatta International Convention Centre@-1.2885,36.8231|KICC; Nairobi National Park@-1.3733,36.8589; Giraffe Centre@-1.3760,36.7440; Westlands@-1.2676,36.8108; United Nations Office at Nairobi@-1.2340,36.8160|UNON Gigiri; Karen Blixen Museum@-1.3520,36.7130',
    Mombasa: 'Fort Jesus@-4.0626,39.6797; Nyali Beach@-4.0470,39.7100; Haller Park@-4.0110,39.7190',
  },
  TZ: {
    Zanzibar: 'Stone Town@-6.1622,39.1870; Nungwi Beach@-5.7260,39.2940; Jozani Forest@-6.2340,39.4130',
    Arusha: 'Mount Kilimanjaro@-3.0674,37.3556; Ngorongoro Crater@-3.1740,35.5640',
    'Dar es Salaam': 'Kariakoo Market@-6.8190,39.2740; Coco Beach@-6.7680,39.2830',
  },
  UG: {
    Kampala: 'Kasubi Tombs@0.3290,32.5530; Uganda National Mosque@0.3159,32.5680',
    Jinja: 'Source of the Nile@0.4170,33.1940',
  },
  RW: { Kigali: 'Kigali Genocide Memorial@-1.9310,30.0607; Kigali Convention Centre@-1.9546,30.0934; BK Arena@-1.9540,30.1150' },
  ZA: {
    'Cape Town':
      'Table Mountain@-33.9575,18.4030|Cableway; V&A Waterfront@-33.9036,18.4205; Robben Island Gateway@-33.9057,18.4216; Cape Point@-34.3568,18.4970|Cape of Good Hope; Camps Bay Beach@-33.9510,18.3780; Boulders Beach@-34.1970,18.4510; Kirstenbosch@-33.9880,18.4320',
    Johannesburg:
      'Sandton City@-26.1087,28.0522|Sandton; Nelson Mandela Square@-26.1073,28.0546; Apartheid Museum@-26.2376,28.0090; Soweto@-26.2678,27.8585|Vilakazi Street; Gold Reef City@-26.2360,28.0130; Rosebank@-26.1460,28.0420; Montecasino@-26.0240,28.0120',
    Durban: 'uShaka Marine World@-29.8672,31.0458; Moses Mabhida Stadium@-29.8290,31.0303; Golden Mile@-29.8480,31.0370',
    Pretoria: 'Union Buildings@-25.7400,28.2119; Voortrekker Monument@-25.7763,28.1758',
  },
  ZW: { 'Victoria Falls': 'Victoria Falls Bridge@-17.9285,25.8572|Mosi-oa-Tunya', Masvingo: 'Great Zimbabwe@-20.2674,30.9338' },
  EG: {
    Cairo:
      'Pyramids of Giza@29.9792,31.1342|Sphinx; Egyptian Museum@30.0478,31.2336|Tahrir Square; Grand Egyptian Museum@29.9940,31.1190; Khan el-Khalili@30.0477,31.2623; Cairo Citadel@30.0299,31.2611',
    Luxor: 'Valley of the Kings@25.7402,32.6014; Karnak Temple@25.7188,32.6573; Luxor Temple@25.6995,32.6391',
    Aswan: 'Philae Temple@24.0250,32.8840; Abu Simbel Temples@22.3372,31.6258',
    Alexandria: 'Bibliotheca Alexandrina@31.2089,29.9092',
  },
  MA: {
    Marrakech: 'Jemaa el-Fnaa@31.6258,-7.9892; Majorelle Garden@31.6417,-8.0033; Bahia Palace@31.6218,-7.9836',
    Casablanca: 'Hassan II Mosque@33.6084,-7.6326; Morocco Mall@33.5764,-7.7070',
    Fez: 'Al Quaraouiyine@34.0645,-4.9735|Fes el Bali Medina',
  },
  TN: { Tunis: 'Carthage@36.8528,10.3233; Bardo Museum@36.8093,10.1345' },
  MU: { Mauritius: 'Le Morne Brabant@-20.4500,57.3167; Chamarel@-20.4430,57.3740' },
  AE: {
    Dubai:
      'Burj Khalifa@25.1972,55.2744; The Dubai Mall@25.1985,55.2796|Dubai Fountain; Burj Al Arab@25.1412,55.1853; Palm Jumeirah@25.1124,55.1390; Dubai Marina@25.0805,55.1403; Jumeirah Beach Residence@25.0777,55.1330|JBR; Mall of the Emirates@25.1181,55.2006; Deira Gold Souk@25.2697,55.2963|Deira; Dubai World Trade Centre@25.2285,55.2867|DWTC; Expo City@24.9600,55.1490; Dubai Creek@25.2630,55.2970|Bur Dubai; Museum of the Future@25.2192,55.2819; Business Bay@25.1850,55.2720; Global Village@25.0720,55.3060',
    'Abu Dhabi':
      'Sheikh Zayed Grand Mosque@24.4128,54.4750; Louvre Abu Dhabi@24.5338,54.3982; Yas Island@24.4960,54.6060|Ferrari World; Emirates Palace@24.4615,54.3173; ADNEC@24.4180,54.4350',
  },
  QA: {
    Doha: 'Souq Waqif@25.2867,51.5333; Museum of Islamic Art@25.2953,51.5392; The Pearl@25.3700,51.5500; Lusail Stadium@25.4210,51.4900',
  },
  SA: {
    Makkah:
      'Masjid al-Haram@21.4225,39.8262|Kaaba Grand Mosque; Abraj Al Bait@21.4188,39.8256|Clock Tower; Mina@21.4133,39.8933; Jabal al-Nour@21.4575,39.8593',
    Madinah: 'Al-Masjid an-Nabawi@24.4672,39.6112|Prophet’s Mosque; Quba Mosque@24.4393,39.6173',
    Riyadh: 'Kingdom Centre@24.7114,46.6744; Diriyah@24.7340,46.5760|At-Turaif; Boulevard Riyadh City@24.7680,46.6040',
    Jeddah: 'Jeddah Corniche@21.5430,39.1290; Al-Balad@21.4830,39.1870',
  },
  TR: {
    Istanbul:
      'Hagia Sophia@41.0086,28.9802|Sultanahmet; Blue Mosque@41.0054,28.9768; Grand Bazaar@41.0107,28.9680; Taksim Square@41.0370,28.9850; Galata Tower@41.0256,28.9742; Topkapı Palace@41.0115,28.9833',
    Göreme: 'Göreme Open-Air Museum@38.6400,34.8450',
    Selçuk: 'Ephesus@37.9395,27.3417',
  },
  IL: {
    Jerusalem: 'Western Wall@31.7767,35.2345; Church of the Holy Sepulchre@31.7785,35.2296; Al-Aqsa Mosque@31.7761,35.2358',
    'Tel Aviv': 'Carmel Market@32.0680,34.7690',
  },
  PS: { Bethlehem: 'Church of the Nativity@31.7043,35.2076' },
  JO: { Petra: 'The Treasury@30.3222,35.4515|Al-Khazneh', Amman: 'Amman Citadel@31.9547,35.9343' },
  GB: {
    London:
      'Big Ben@51.5007,-0.1246|Westminster Houses of Parliament; Buckingham Palace@51.5014,-0.1419; Tower Bridge@51.5055,-0.0754; Tower of London@51.5081,-0.0759; London Eye@51.5033,-0.1196; British Museum@51.5194,-0.1270; Hyde Park@51.5073,-0.1657; Oxford Street@51.5154,-0.1419|Oxford Circus; Piccadilly Circus@51.5101,-0.1342|West End; Covent Garden@51.5117,-0.1240; Trafalgar Square@51.5080,-0.1281; King’s Cross Station@51.5308,-0.1238|St Pancras; Paddington Station@51.5154,-0.1755; Victoria Station@51.4952,-0.1441; Canary Wharf@51.5054,-0.0235; The O2@51.5030,0.0032|O2 Arena Greenwich; Wembley Stadium@51.5560,-0.2795; ExCeL London@51.5081,0.0294; Harrods@51.4994,-0.1632|Knightsbridge; Emirates Stadium@51.5549,-0.1084|Arsenal; Stamford Bridge@51.4817,-0.1910|Chelsea FC; Tottenham Hotspur Stadium@51.6043,-0.0665; Camden Market@51.5415,-0.1466; Olympia London@51.4963,-0.2098',
    Manchester:
      'Old Trafford@53.4631,-2.2913|Manchester United; Etihad Stadium@53.4831,-2.2004|Manchester City; Piccadilly Gardens@53.4810,-2.2370; Trafford Centre@53.4668,-2.3480',
    Liverpool: 'Anfield@53.4308,-2.9608|Liverpool FC; Royal Albert Dock@53.4005,-2.9930',
    Edinburgh: 'Edinburgh Castle@55.9486,-3.1999; Royal Mile@55.9506,-3.1856',
    Birmingham: 'NEC Birmingham@52.4530,-1.7160; Bullring@52.4776,-1.8939',
    Glasgow: 'SEC Centre@55.8607,-4.2871|OVO Hydro',
    Salisbury: 'Stonehenge@51.1789,-1.8262',
    Oxford: 'University of Oxford@51.7548,-1.2544',
    Cambridge: 'University of Cambridge@52.2054,0.1132|King’s College',
  },
  IE: { Dublin: 'Temple Bar@53.3455,-6.2644; Trinity College@53.3438,-6.2546; Guinness Storehouse@53.3419,-6.2867' },
  FR: {
    Paris:
      'Eiffel Tower@48.8584,2.2945|Tour Eiffel; Louvre Museum@48.8606,2.3376; Notre-Dame@48.8530,2.3499; Arc de Triomphe@48.8738,2.2950; Champs-Élysées@48.8698,2.3078; Sacré-Cœur@48.8867,2.3431|Montmartre; Gare du Nord@48.8809,2.3553; La Défense@48.8920,2.2360; Moulin Rouge@48.8841,2.3323; Disneyland Park@48.8722,2.7758|Disneyland Paris Euro Disney; Palace of Versailles@48.8049,2.1204; Stade de France@48.9245,2.3602; Porte de Versailles Expo@48.8300,2.2870|Paris Expo; Orsay Museum@48.8600,2.3266; Galeries Lafayette@48.8735,2.3320|Opera',
    Nice: 'Promenade des Anglais@43.6950,7.2650',
    Cannes: 'Palais des Festivals@43.5513,7.0174',
    Marseille: 'Old Port@43.2951,5.3740|Vieux-Port',
    Lourdes: 'Sanctuary of Our Lady of Lourdes@43.0975,-0.0582',
  },
  ES: {
    Barcelona:
      'Sagrada Família@41.4036,2.1744; Camp Nou@41.3809,2.1228; La Rambla@41.3809,2.1730; Park Güell@41.4145,2.1527; Fira Gran Via@41.3550,2.1280',
    Madrid:
      'Puerta del Sol@40.4169,-3.7035; Santiago Bernabéu Stadium@40.4531,-3.6883|Real Madrid; Prado Museum@40.4138,-3.6921; Gran Vía@40.4203,-3.7058; IFEMA@40.4660,-3.6170',
    Granada: 'Alhambra@37.1761,-3.5881',
    Seville: 'Plaza de España@37.3772,-5.9869',
  },
  PT: {
    Lisbon: 'Belém Tower@38.6916,-9.2160; Praça do Comércio@38.7077,-9.1366',
    Porto: 'Ribeira@41.1406,-8.6132',
    Fátima: 'Sanctuary of Fátima@39.6323,-8.6729',
  },
  IT: {
    Rome: 'Colosseum@41.8902,12.4922; Trevi Fountain@41.9009,12.4833; Spanish Steps@41.9057,12.4823; Pantheon@41.8986,12.4769; Termini Station@41.9010,12.5018; St Peter’s Basilica@41.9022,12.4539|Vatican',
    Venice: 'St Mark’s Square@45.4341,12.3388|Piazza San Marco; Rialto Bridge@45.4380,12.3359',
    Florence: 'Florence Cathedral@43.7731,11.2560|Duomo; Ponte Vecchio@43.7680,11.2531; Uffizi Gallery@43.7678,11.2553',
    Milan:
      'Milan Cathedral@45.4642,9.1900|Duomo di Milano; San Siro@45.4781,9.1240; Fiera Milano Rho@45.5180,9.0800; Milano Centrale@45.4859,9.2043',
    Pisa: 'Leaning Tower of Pisa@43.7230,10.3966',
    Naples: 'Pompeii@40.7497,14.4869; Mount Vesuvius@40.8214,14.4260',
  },
  DE: {
    Berlin:
      'Brandenburg Gate@52.5163,13.3777; Alexanderplatz@52.5219,13.4132; Checkpoint Charlie@52.5075,13.3904; Messe Berlin@52.5050,13.2800',
    Munich: 'Marienplatz@48.1374,11.5755; Theresienwiese@48.1313,11.5496|Oktoberfest; Allianz Arena@48.2188,11.6247',
    Frankfurt: 'Messe Frankfurt@50.1120,8.6480; Römer@50.1104,8.6822',
    Cologne: 'Cologne Cathedral@50.9413,6.9583',
    Füssen: 'Neuschwanstein Castle@47.5576,10.7498',
    Hamburg: 'Elbphilharmonie@53.5413,9.9841; Reeperbahn@53.5496,9.9630',
  },
  NL: {
    Amsterdam:
      'Dam Square@52.3731,4.8926; Anne Frank House@52.3752,4.8840; Rijksmuseum@52.3600,4.8852; RAI Amsterdam@52.3410,4.8880',
    Lisse: 'Keukenhof@52.2697,4.5462',
  },
  BE: { Brussels: 'Grand-Place@50.8467,4.3525; Atomium@50.8949,4.3415; European Parliament@50.8387,4.3755' },
  CH: {
    Geneva: 'Palais des Nations@46.2266,6.1405|United Nations; Jet d’Eau@46.2074,6.1560',
    Zürich: 'Bahnhofstrasse@47.3720,8.5385',
    Interlaken: 'Jungfraujoch@46.5474,7.9854',
  },
  AT: {
    Vienna: 'Schönbrunn Palace@48.1845,16.3122; St Stephen’s Cathedral@48.2085,16.3731',
    Salzburg: 'Hohensalzburg Fortress@47.7949,13.0477',
  },
  CZ: { Prague: 'Charles Bridge@50.0865,14.4114; Prague Castle@50.0909,14.4005; Old Town Square@50.0875,14.4213' },
  HU: { Budapest: 'Hungarian Parliament@47.5072,19.0457; Széchenyi Baths@47.5186,19.0819' },
  GR: { Athens: 'Acropolis@37.9715,23.7257|Parthenon; Syntagma Square@37.9755,23.7348' },
  RU: { Moscow: 'Red Square@55.7539,37.6208|Kremlin', 'Saint Petersburg': 'Hermitage Museum@59.9398,30.3146' },
  DK: { Copenhagen: 'Tivoli Gardens@55.6737,12.5681; Nyhavn@55.6798,12.5912' },
  SE: { Stockholm: 'Gamla Stan@59.3251,18.0711' },
  US: {
    'New York':
      'Times Square@40.7580,-73.9855; Empire State Building@40.7484,-73.9857; Statue of Liberty@40.6892,-74.0445; Central Park@40.7829,-73.9654; Brooklyn Bridge@40.7061,-73.9969; One World Trade Center@40.7127,-74.0134|Ground Zero 9/11 Memorial; Grand Central Terminal@40.7527,-73.9772; Madison Square Garden@40.7505,-73.9934|Penn Station; United Nations Headquarters@40.7489,-73.9680|UN; Wall Street@40.7060,-74.0088; Yankee Stadium@40.8296,-73.9262; Javits Center@40.7577,-74.0023',
    'Washington DC': 'White House@38.8977,-77.0365; US Capitol@38.8899,-77.0091; Lincoln Memorial@38.8893,-77.0502|National Mall',
    'Los Angeles':
      'Hollywood Walk of Fame@34.1016,-118.3267; Universal Studios Hollywood@34.1381,-118.3534; Santa Monica Pier@34.0100,-118.4962; Disneyland Resort@33.8121,-117.9190|Anaheim; Crypto.com Arena@34.0430,-118.2673',
    'Las Vegas':
      'Las Vegas Strip@36.1147,-115.1728; Fremont Street@36.1705,-115.1430; Las Vegas Convention Center@36.1316,-115.1517; Sphere@36.1209,-115.1617',
    Orlando:
      'Walt Disney World@28.3772,-81.5707|Magic Kingdom; Universal Orlando Resort@28.4744,-81.4683; SeaWorld Orlando@28.4114,-81.4617; Orange County Convention Center@28.4251,-81.4690',
    Miami: 'South Beach@25.7826,-80.1341|Ocean Drive; PortMiami@25.7781,-80.1794|Cruise Port; Brickell@25.7602,-80.1959',
    'San Francisco':
      'Golden Gate Bridge@37.8199,-122.4783; Fisherman’s Wharf@37.8080,-122.4177; Union Square@37.7880,-122.4075; Alcatraz@37.8270,-122.4230; Moscone Center@37.7840,-122.4010',
    Chicago: 'Millennium Park@41.8826,-87.6226|Cloud Gate; Magnificent Mile@41.8950,-87.6243; McCormick Place@41.8517,-87.6155',
    Houston:
      'Texas Medical Center@29.7080,-95.3990; NRG Stadium@29.6847,-95.4107; Space Center Houston@29.5519,-95.0981; The Galleria@29.7390,-95.4630',
    Atlanta:
      'Georgia Aquarium@33.7634,-84.3951; Mercedes-Benz Stadium@33.7553,-84.4006; Georgia World Congress Center@33.7580,-84.3970',
    Boston: 'Harvard University@42.3770,-71.1167; Fenway Park@42.3467,-71.0972',
    Rochester: 'Mayo Clinic@44.0225,-92.4668',
  },
  CA: {
    Toronto: 'CN Tower@43.6426,-79.3871; Eaton Centre@43.6544,-79.3807; Metro Toronto Convention Centre@43.6430,-79.3860',
    Vancouver: 'Stanley Park@49.3017,-123.1417; Canada Place@49.2888,-123.1111',
    'Niagara Falls': 'Horseshoe Falls@43.0773,-79.0757',
    Montréal: 'Old Montreal@45.5075,-73.5540|Notre-Dame Basilica',
  },
  MX: {
    'Mexico City': 'Zócalo@19.4326,-99.1332; Chapultepec@19.4204,-99.1819; Teotihuacán@19.6925,-98.8438',
    Cancún: 'Cancún Hotel Zone@21.1330,-86.7690|Zona Hotelera',
  },
  BR: {
    'Rio de Janeiro':
      'Christ the Redeemer@-22.9519,-43.2105; Copacabana Beach@-22.9711,-43.1822; Ipanema@-22.9847,-43.1986; Sugarloaf Mountain@-22.9486,-43.1566; Maracanã@-22.9121,-43.2302',
    'São Paulo': 'Avenida Paulista@-23.5614,-46.6560; Ibirapuera Park@-23.5874,-46.6576',
  },
  AR: {
    'Buenos Aires': 'Obelisco@-34.6037,-58.3816; La Boca@-34.6345,-58.3631; Recoleta@-34.5875,-58.3930',
    'Puerto Iguazú': 'Iguazu Falls@-25.6953,-54.4367',
  },
  PE: { 'Machu Picchu': 'Machu Picchu Sanctuary@-13.1631,-72.5450', Lima: 'Miraflores@-12.1211,-77.0297' },
  IN: {
    Agra: 'Taj Mahal@27.1751,78.0421',
    Delhi:
      'India Gate@28.6129,77.2295; Red Fort@28.6562,77.2410; Connaught Place@28.6315,77.2167; Qutub Minar@28.5245,77.1855; Pragati Maidan@28.6180,77.2430|Bharat Mandapam',
    Mumbai:
      'Gateway of India@18.9220,72.8347|Colaba; Bandra Kurla Complex@19.0660,72.8690|BKC; Juhu Beach@19.0988,72.8267; Marine Drive@18.9440,72.8230',
    Amritsar: 'Golden Temple@31.6200,74.8765',
    Chennai: 'Apollo Hospital Greams Road@13.0630,80.2510|Apollo Hospitals',
    Jaipur: 'Hawa Mahal@26.9239,75.8267; Amber Fort@26.9855,75.8513',
  },
  TH: {
    Bangkok:
      'Grand Palace@13.7500,100.4913; Khao San Road@13.7589,100.4974; Siam Paragon@13.7466,100.5347|Siam Square; Sukhumvit@13.7367,100.5610; Chatuchak Market@13.7999,100.5500; Pratunam@13.7500,100.5400',
    Phuket: 'Patong Beach@7.8960,98.2960',
  },
  SG: {
    Singapore:
      'Marina Bay Sands@1.2834,103.8607; Gardens by the Bay@1.2816,103.8636; Sentosa@1.2494,103.8303|Universal Studios Singapore; Orchard Road@1.3048,103.8318; Merlion Park@1.2868,103.8545; Chinatown@1.2838,103.8435',
  },
  MY: {
    'Kuala Lumpur':
      'Petronas Twin Towers@3.1579,101.7116|KLCC; Bukit Bintang@3.1466,101.7113; Batu Caves@3.2379,101.6840; KL Sentral@3.1340,101.6860',
  },
  ID: {
    Bali: 'Kuta Beach@-8.7180,115.1690; Ubud Monkey Forest@-8.5185,115.2587; Tanah Lot@-8.6212,115.0868',
    Jakarta: 'National Monument@-6.1754,106.8272|Monas',
    Yogyakarta: 'Borobudur@-7.6079,110.2038',
  },
  KH: { 'Siem Reap': 'Angkor Wat@13.4125,103.8670' },
  VN: {
    Hanoi: 'Hoan Kiem Lake@21.0287,105.8524|Old Quarter',
    'Ho Chi Minh City': 'Ben Thanh Market@10.7725,106.6980|District 1',
  },
  HK: {
    'Hong Kong':
      'Victoria Peak@22.2759,114.1455; Tsim Sha Tsui@22.2976,114.1722|TST; Hong Kong Disneyland@22.3130,114.0413; Causeway Bay@22.2802,114.1838; Mong Kok@22.3193,114.1694',
  },
  CN: {
    Guangzhou:
      'Canton Fair Complex@23.1000,113.3600|Pazhou; Xiaobei@23.1400,113.2740|Little Africa; Baiyun Leather Market@23.1560,113.2600; Canton Tower@23.1066,113.3245',
    Beijing: 'Forbidden City@39.9163,116.3972; Great Wall at Badaling@40.3597,116.0199; Tiananmen Square@39.9055,116.3976',
    Shanghai:
      'The Bund@31.2400,121.4900; Oriental Pearl Tower@31.2397,121.4998; Shanghai Disneyland@31.1440,121.6570; Nanjing Road@31.2360,121.4750',
    Yiwu: 'Yiwu International Trade City@29.3370,120.1060|Futian Market',
    Shenzhen: 'Huaqiangbei@22.5480,114.0850; Window of the World@22.5344,113.9746',
    Xian: 'Terracotta Army@34.3841,109.2785',
  },
  JP: {
    Tokyo:
      'Shibuya Crossing@35.6595,139.7005; Shinjuku Station@35.6896,139.7006; Tokyo Tower@35.6586,139.7454; Tokyo Skytree@35.7101,139.8107; Sensō-ji@35.7148,139.7967|Asakusa; Ginza@35.6717,139.7650; Tokyo Disneyland@35.6329,139.8804; Tokyo Station@35.6812,139.7671',
    Kyoto: 'Fushimi Inari Shrine@34.9671,135.7727; Kinkaku-ji@35.0394,135.7292|Golden Pavilion; Gion@35.0037,135.7751',
    Osaka: 'Dotonbori@34.6687,135.5013|Namba; Osaka Castle@34.6873,135.5262; Universal Studios Japan@34.6654,135.4323',
    Fujiyoshida: 'Mount Fuji@35.3606,138.7274',
  },
  KR: {
    Seoul:
      'Myeong-dong@37.5636,126.9850; Gyeongbokgung Palace@37.5796,126.9770; Gangnam Station@37.4979,127.0276; N Seoul Tower@37.5512,126.9882; COEX@37.5118,127.0592',
  },
  AU: {
    Sydney:
      'Sydney Opera House@-33.8568,151.2153|Circular Quay; Sydney Harbour Bridge@-33.8523,151.2108; Bondi Beach@-33.8908,151.2743; Darling Harbour@-33.8748,151.1987',
    Melbourne:
      'Melbourne Cricket Ground@-37.8200,144.9834|MCG; Federation Square@-37.8180,144.9691; Crown Melbourne@-37.8230,144.9580',
    Cairns: 'Great Barrier Reef@-16.9186,145.7781|Reef Fleet Terminal',
  },
  NZ: { Auckland: 'Sky Tower@-36.8485,174.7622', Matamata: 'Hobbiton@-37.8721,175.6829' },
}
