BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE events (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	actor VARCHAR NOT NULL, 
	word VARCHAR NOT NULL, 
	person_id VARCHAR, 
	"key" VARCHAR, 
	note VARCHAR NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	UNIQUE (table_id, "key")
);
INSERT INTO "events" VALUES('jiwfep43uyy4',1,'chance','chance','C25',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',2,'chance','chance','C13',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',3,'chance','chance','C26',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',4,'chance','chance','C7',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',5,'chance','chance','C34',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',6,'chance','chance','C9',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',7,'chance','chance','C15',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',8,'chance','chance','C19',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',9,'chance','chance','C16',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',10,'chance','chance','C24',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',11,'chance','chance','C11',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',12,'chance','chance','C33',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',13,'chance','chance','C30',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',14,'chance','chance','C21',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',15,'chance','chance','C22',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',16,'chance','chance','C6',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',17,'chance','chance','C29',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',18,'chance','chance','C5',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',19,'chance','chance','C35',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',20,'chance','chance','C4',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',21,'chance','chance','C32',NULL,NULL,'',1.795062576331786871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',22,'choice','eoka','limited','ntxpspbxigzj','key-0','',1.7950625763976993561e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',23,'choice','eoka','recruit','ntxpspbxigzj','key-1','',1.79506257643019056322e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',24,'choice','eoka','paphos','ntxpspbxigzj','key-2','',1.79506257645064115527e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',25,'choice','british','op','ntxpspbxigzj','key-3','',1.79506257647056484223e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',26,'choice','british','deploy','ntxpspbxigzj','key-4','',1.79506257649048328399e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',27,'choice','british','larnaca','ntxpspbxigzj','key-5','',1.79506257650632476807e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',28,'choice','british','done','ntxpspbxigzj','key-6','',1.79506257652248191834e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',29,'choice','british','karpas','ntxpspbxigzj','key-7','',1.79506257653820395473e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',30,'choice','british','dhekelia','ntxpspbxigzj','key-8','',1.79506257655237293248e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',31,'choice','british','2','ntxpspbxigzj','key-9','',1.79506257656615471839e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',32,'choice','british','special','ntxpspbxigzj','key-10','',1.79506257658232188222e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',33,'choice','eoka','pass.op','ntxpspbxigzj','key-11','',1.79506257660243701934e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',34,'choice','eoka','larnaca','ntxpspbxigzj','key-12','',1.7950625766223495006e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',35,'chance','chance','3','ntxpspbxigzj',NULL,'',1.79506257662238454821e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',36,'choice','eoka','done','ntxpspbxigzj','key-13','',1.79506257664090156556e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',37,'choice','british','event','ntxpspbxigzj','key-14','',1.79506257665534400946e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',38,'choice','british','shaded','ntxpspbxigzj','key-15','',1.79506257667699217796e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',39,'choice','british','pass.op','ntxpspbxigzj','key-16','',1.79506257669150114057e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',40,'chance','chance','2','ntxpspbxigzj',NULL,'',1.79506257669153308871e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',41,'choice','eoka','limited','ntxpspbxigzj','key-17','',1.79506257671250057223e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',42,'choice','eoka','sabotage','ntxpspbxigzj','key-18','',1.79506257672648143761e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',43,'choice','eoka','limassol','ntxpspbxigzj','key-19','',1.79506257674602222439e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',44,'choice','eoka','troodos','ntxpspbxigzj','key-20','',1.79506257676028370862e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',45,'chance','chance','2','ntxpspbxigzj',NULL,'',1.79506257676034259793e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',46,'choice','eoka','pass.event','ntxpspbxigzj','key-21','',1.79506257677491140364e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',47,'choice','eoka','famagusta','ntxpspbxigzj','key-22','',1795062576.80147);
INSERT INTO "events" VALUES('jiwfep43uyy4',48,'chance','chance','3','ntxpspbxigzj',NULL,'',1.79506257680151581762e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',49,'choice','eoka','kyrenia','ntxpspbxigzj','key-23','',1.79506257682445096966e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',50,'choice','eoka','done','ntxpspbxigzj','key-24','',1.79506257684101605412e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',51,'choice','british','pass.limited','ntxpspbxigzj','key-25','',1.79506257686279392235e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',52,'chance','chance','0','ntxpspbxigzj',NULL,'',1.79506257686283254623e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',53,'choice','eoka','done','ntxpspbxigzj','key-26','',1.79506257688259577751e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',54,'choice','british','2','ntxpspbxigzj','key-27','',1.7950625769026272297e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',55,'choice','british','larnaca','ntxpspbxigzj','key-28','',1.79506257692221450799e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',56,'choice','british','nicosia','ntxpspbxigzj','key-29','',1.79506257693870091441e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',57,'choice','eoka','kyrenia','ntxpspbxigzj','key-30','',1.7950625769546747208e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',58,'choice','eoka','paphos','ntxpspbxigzj','key-31','',1.79506257697091817855e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',59,'choice','eoka','pass.op','ntxpspbxigzj','key-32','',1.79506257699706697466e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',60,'choice','eoka','nicosia','ntxpspbxigzj','key-33','',1.79506257701640796657e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',61,'chance','chance','6','ntxpspbxigzj',NULL,'',1.79506257701644754412e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',62,'choice','eoka','kyrenia','ntxpspbxigzj','key-34','',1.79506257703516268727e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',63,'choice','eoka','offensive','ntxpspbxigzj','key-35','',1.79506257705156350131e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',64,'choice','eoka','paphos','ntxpspbxigzj','key-36','',1.7950625770777904987e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',65,'choice','eoka','larnaca','ntxpspbxigzj','key-37','',1.79506257710459542274e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',66,'chance','chance','2','ntxpspbxigzj',NULL,'',1.79506257710464310652e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',67,'choice','british','pass.event','ntxpspbxigzj','key-38','',1.7950625771246774197e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',68,'chance','chance','1','ntxpspbxigzj',NULL,'',1.79506257712472057342e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',69,'choice','british','event','ntxpspbxigzj','key-39','',1.79506257714287257199e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',70,'choice','british','unshaded','ntxpspbxigzj','key-40','',1.79506257715915536884e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',71,'choice','british','limassol','ntxpspbxigzj','key-41','',1.79506257717905449867e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',72,'choice','british','akrotiri','ntxpspbxigzj','key-42','',1.7950625771999197006e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',73,'choice','british','1','ntxpspbxigzj','key-43','',1.79506257721883654594e+09);
INSERT INTO "events" VALUES('jiwfep43uyy4',74,'choice','british','0','ntxpspbxigzj','key-44','',1.79506257724421477324e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',1,'chance','chance','K32',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',2,'chance','chance','K24',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',3,'chance','chance','K1',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',4,'chance','chance','K27',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',5,'chance','chance','K34',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',6,'chance','chance','K15',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',7,'chance','chance','K14',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',8,'chance','chance','K7',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',9,'chance','chance','K3',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',10,'chance','chance','K28',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',11,'chance','chance','K11',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',12,'chance','chance','K35',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',13,'chance','chance','K18',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',14,'chance','chance','K6',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',15,'chance','chance','K13',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',16,'chance','chance','K17',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',17,'chance','chance','K4',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',18,'chance','chance','K9',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',19,'chance','chance','K22',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',20,'chance','chance','K10',NULL,NULL,'',1.79506257736856770514e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',21,'choice','mau_mau','op','ntxpspbxigzj','key-45','',1.7950625774200308323e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',22,'choice','mau_mau','rally','ntxpspbxigzj','key-46','',1.79506257743921256069e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',23,'choice','mau_mau','fort_hall','ntxpspbxigzj','key-47','',1.79506257746561646458e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',24,'choice','mau_mau','aberdares','ntxpspbxigzj','key-48','',1.79506257748493981358e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',25,'choice','mau_mau','thompsons_falls','ntxpspbxigzj','key-49','',1.7950625775072553158e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',26,'choice','mau_mau','meru','ntxpspbxigzj','key-50','',1.79506257753159928318e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',27,'choice','mau_mau','embu','ntxpspbxigzj','key-51','',1.79506257755593657491e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',28,'choice','mau_mau','thika','ntxpspbxigzj','key-52','',1.79506257757747912399e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',29,'choice','mau_mau','nairobi','ntxpspbxigzj','key-53','',1.79506257760190200811e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',30,'choice','mau_mau','3','ntxpspbxigzj','key-54','',1.79506257762699031831e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',31,'choice','mau_mau','fort_hall','ntxpspbxigzj','key-55','',1.79506257765340971948e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',32,'choice','mau_mau','nyeri','ntxpspbxigzj','key-56','',1.79506257767621970177e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',33,'choice','mau_mau','special','ntxpspbxigzj','key-57','',1.79506257769914507865e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',34,'choice','mau_mau','supply','ntxpspbxigzj','key-58','',1.79506257772511982912e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',35,'choice','mau_mau','nyeri','ntxpspbxigzj','key-59','',1.79506257774441504481e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',36,'choice','mau_mau','embu','ntxpspbxigzj','key-60','',1.79506257776420259479e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',37,'choice','mau_mau','nanyuki','ntxpspbxigzj','key-61','',1.79506257778088092798e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',38,'choice','mau_mau','meru','ntxpspbxigzj','key-62','',1.79506257779840850828e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',39,'choice','mau_mau','done','ntxpspbxigzj','key-63','',1.79506257781397318834e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',40,'choice','british','limited','ntxpspbxigzj','key-64','',1.79506257783063054083e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',41,'choice','british','deploy','ntxpspbxigzj','key-65','',1.79506257785068225859e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',42,'choice','british','rift_valley','ntxpspbxigzj','key-66','',1.79506257786639809607e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',43,'choice','british','1','ntxpspbxigzj','key-67','',1.79506257788192558283e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',44,'choice','british','nairobi','ntxpspbxigzj','key-68','',1.79506257789691448206e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',45,'choice','british','nyeri','ntxpspbxigzj','key-69','',1.79506257791996622083e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',46,'choice','british','rift_valley','ntxpspbxigzj','key-70','',1.79506257793707013127e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',47,'choice','british','1','ntxpspbxigzj','key-71','',1795062577.95542);
INSERT INTO "events" VALUES('z5ppudrunz9p',48,'choice','british','done','ntxpspbxigzj','key-72','',1.79506257797703623778e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',49,'choice','british','pass.op','ntxpspbxigzj','key-73','',1.79506257800478053092e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',50,'choice','british','done','ntxpspbxigzj','key-74','',1.79506257802849841114e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',51,'choice','mau_mau','pass.event','ntxpspbxigzj','key-75','',1.79506257804706764224e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',52,'choice','mau_mau','limited','ntxpspbxigzj','key-76','',1.7950625780685505867e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',53,'choice','mau_mau','rally','ntxpspbxigzj','key-77','',1.79506257808680391306e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',54,'choice','mau_mau','aberdares','ntxpspbxigzj','key-78','',1.79506257810771799082e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',55,'choice','mau_mau','base','ntxpspbxigzj','key-79','',1.7950625781321997642e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',56,'choice','british','op','ntxpspbxigzj','key-80','',1.79506257815121459961e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',57,'choice','british','sweep','ntxpspbxigzj','key-81','',1.79506257818069195741e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',58,'choice','british','aberdares','ntxpspbxigzj','key-82','',1.79506257819906187055e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',59,'choice','british','special','ntxpspbxigzj','key-83','',1.79506257821535325047e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',60,'choice','british','nanyuki','ntxpspbxigzj','key-84','',1.79506257824016666416e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',61,'choice','british','mount_kenya','ntxpspbxigzj','key-85','',1.79506257826582455629e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',62,'choice','british','done','ntxpspbxigzj','key-86','',1.79506257828896260259e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',63,'choice','british','done','ntxpspbxigzj','key-87','',1.79506257831215095517e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',64,'choice','mau_mau','pass.op','ntxpspbxigzj','key-88','',1.79506257833089828495e+09);
INSERT INTO "events" VALUES('z5ppudrunz9p',65,'choice','british','limited','ntxpspbxigzj','key-89','',1.79506257835096859928e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',1,'chance','chance','1',NULL,NULL,'',1.79506257850050735466e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',2,'chance','chance','4',NULL,NULL,'',1.79506257850050735466e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',3,'chance','chance','1',NULL,NULL,'',1.79506257850050735466e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',4,'chance','chance','5',NULL,NULL,'',1.79506257850050735466e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',5,'choice','government','kozani','ntxpspbxigzj','key-90','',1.79506257855739831926e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',6,'choice','government','larissa','ntxpspbxigzj','key-91','',1.79506257857952451709e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',7,'choice','government','evia','ntxpspbxigzj','key-92','',1.7950625786051101684e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',8,'choice','government','arkadia','ntxpspbxigzj','key-93','',1.79506257863600468633e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',9,'choice','government','aitolia','ntxpspbxigzj','key-94','',1.79506257866132521629e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',10,'choice','government','korinthia','ntxpspbxigzj','key-95','',1.7950625786832478046e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',11,'choice','government','ahaia','ntxpspbxigzj','key-96','',1.79506257870498824123e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',12,'choice','government','lakonia','ntxpspbxigzj','key-97','',1.79506257873120379448e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',13,'choice','dse','lakonia','ntxpspbxigzj','key-98','',1.79506257876564264295e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',14,'choice','dse','thessalonika','ntxpspbxigzj','key-99','',1.79506257903200674053e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',15,'choice','dse','square','ntxpspbxigzj','key-100','',1.79506257905756616589e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',16,'choice','dse','drama','ntxpspbxigzj','key-101','',1.79506257908115291594e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',17,'choice','dse','open','ntxpspbxigzj','key-102','',1.79506257910519647592e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',18,'choice','dse','drama','ntxpspbxigzj','key-103','',1.79506257912715959552e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',19,'choice','dse','square','ntxpspbxigzj','key-104','',1.79506257914857959749e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',20,'choice','dse','aitolia','ntxpspbxigzj','key-105','',1.79506257917344093323e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',21,'choice','dse','open','ntxpspbxigzj','key-106','',1.79506257920484042171e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',22,'choice','dse','ioannina','ntxpspbxigzj','key-107','',1795062579.23324);
INSERT INTO "events" VALUES('28aswjhbtswg',23,'choice','dse','square','ntxpspbxigzj','key-108','',1.79506257925745987889e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',24,'choice','dse','fokida','ntxpspbxigzj','key-109','',1.79506257928530383108e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',25,'choice','dse','square','ntxpspbxigzj','key-110','',1.79506257931155920027e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',26,'choice','dse','arkadia','ntxpspbxigzj','key-111','',1.79506257933538031579e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',27,'choice','dse','open','ntxpspbxigzj','key-112','',1.79506257935964751246e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',28,'choice','dse','arkadia','ntxpspbxigzj','key-113','',1.7950625793897676468e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',29,'choice','dse','square','ntxpspbxigzj','key-114','',1.79506257942146396633e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',30,'choice','dse','lakonia','ntxpspbxigzj','key-115','',1.79506257944941306119e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',31,'choice','government','government','ntxpspbxigzj','key-116','',1.79506257947555804255e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',32,'choice','government','break_down','ntxpspbxigzj','key-117','',1.79506257950453662871e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',33,'choice','government','athens','ntxpspbxigzj','key-118','',1.79506257952943205835e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',34,'choice','government','break_down','ntxpspbxigzj','key-119','',1.7950625795511837005e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',35,'choice','government','serres','ntxpspbxigzj','key-120','',1.79506257957890319821e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',36,'choice','government','break_down','ntxpspbxigzj','key-121','',1.79506257960050678249e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',37,'choice','government','thessalonika','ntxpspbxigzj','key-122','',1.79506257962809085849e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',38,'choice','government','break_down','ntxpspbxigzj','key-123','',1.79506257964892053605e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',39,'choice','government','larissa','ntxpspbxigzj','key-124','',1.79506257967746663093e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',40,'choice','government','done','ntxpspbxigzj','key-125','',1.79506257969930720324e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',41,'choice','government','arkadia','ntxpspbxigzj','key-126','',1.79506257972746181492e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',42,'choice','government','fokida','ntxpspbxigzj','key-127','',1.79506257975533366202e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',43,'choice','government','done','ntxpspbxigzj','key-128','',1.79506257977881193157e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',44,'choice','government','thessalonika','ntxpspbxigzj','key-129','',1.79506257980278038973e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',45,'choice','government','all','ntxpspbxigzj','key-130','',1.79506257982736277577e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',46,'chance','chance','6','ntxpspbxigzj',NULL,'',1.79506257982739973072e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',47,'choice','government','decline','ntxpspbxigzj','key-131','',1.79506257985144877429e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',48,'choice','government','done','ntxpspbxigzj','key-132','',1.79506257987221741674e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',49,'choice','dse','done','ntxpspbxigzj','key-133','',1.79506257989530634876e+09);
INSERT INTO "events" VALUES('28aswjhbtswg',50,'choice','dse','lakonia','ntxpspbxigzj','key-134','',1.79506257992337751386e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',1,'chance','chance','w3-2',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',2,'chance','chance','g4-2',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',3,'chance','chance','w4-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',4,'chance','chance','w5-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',5,'chance','chance','g4-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',6,'chance','chance','g5-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',7,'chance','chance','w2-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',8,'chance','chance','g5-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',9,'chance','chance','event',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',10,'chance','chance','w2-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',11,'chance','chance','g2-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',12,'chance','chance','w2-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',13,'chance','chance','w3-5',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',14,'chance','chance','g3-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',15,'chance','chance','event',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',16,'chance','chance','g6-1',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',17,'chance','chance','w4-2',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',18,'chance','chance','w3-5',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',19,'chance','chance','w5-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',20,'chance','chance','g3-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',21,'chance','chance','w3-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',22,'chance','chance','w6-1',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',23,'chance','chance','g4-2',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',24,'chance','chance','g2-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',25,'chance','chance','w2-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',26,'chance','chance','w4-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',27,'chance','chance','w1-6',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',28,'chance','chance','g1-6',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',29,'chance','chance','w3-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',30,'chance','chance','w4-2',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',31,'chance','chance','g3-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',32,'chance','chance','w3-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',33,'chance','chance','g3-5',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',34,'chance','chance','g2-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',35,'chance','chance','w4-2',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',36,'chance','chance','w3-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',37,'chance','chance','g3-3',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',38,'chance','chance','g4-2',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',39,'chance','chance','g3-2',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',40,'chance','chance','g4-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',41,'chance','chance','g2-4',NULL,NULL,'',1.79506258007785391805e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',42,'choice','turkish','special','ntxpspbxigzj','key-135','',1.79506258012919235229e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',43,'choice','turkish','polis','ntxpspbxigzj','key-136','',1.79506258015532612799e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',44,'choice','turkish','slf','ntxpspbxigzj','key-137','',1.79506258017917108538e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',45,'choice','turkish','done','ntxpspbxigzj','key-138','',1.7950625802028877735e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',46,'choice','turkish','lefka','ntxpspbxigzj','key-139','',1.79506258022733378417e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',47,'chance','chance','3','ntxpspbxigzj',NULL,'',1.79506258022738099094e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',48,'choice','cypriot','w3-2','ntxpspbxigzj','key-140','',1.79506258025500655176e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',49,'choice','cypriot','combat','ntxpspbxigzj','key-141','',1.79506258028413319587e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',50,'choice','cypriot','paphos','ntxpspbxigzj','key-142','',1.79506258031266093247e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',51,'choice','turkish','reaction_move','ntxpspbxigzj','key-143','',1.79506258034975171083e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',52,'chance','chance','1','ntxpspbxigzj',NULL,'',1.795062580349799633e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',53,'chance','chance','1','ntxpspbxigzj',NULL,'',1.79506258034981179237e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',54,'choice','cypriot','slf','ntxpspbxigzj','key-144','',1.79506258038057327271e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',55,'choice','turkish','disrupt','ntxpspbxigzj','key-145','',1.79506258040689039233e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',56,'choice','cypriot','done','ntxpspbxigzj','key-146','',1.79506258044171833994e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',57,'choice','turkish','g5-3','ntxpspbxigzj','key-147','',1.79506258046883630753e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',58,'choice','turkish','movement','ntxpspbxigzj','key-148','',1.79506258049346780784e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',59,'choice','turkish','5_div','ntxpspbxigzj','key-149','',1.79506258052252936361e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',60,'choice','turkish','again','ntxpspbxigzj','key-150','',1.79506258055355095862e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',61,'choice','turkish','tmt_7','ntxpspbxigzj','key-151','',1.79506258058401298519e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',62,'choice','turkish','lapithos','ntxpspbxigzj','key-152','',1.79506258060973143578e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',63,'choice','turkish','abn','ntxpspbxigzj','key-153','',1.7950625806350235939e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',64,'choice','turkish','polis','ntxpspbxigzj','key-154','',1.79506258066279983515e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',65,'choice','turkish','again','ntxpspbxigzj','key-155','',1.79506258068526697163e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',66,'choice','turkish','tmt_8','ntxpspbxigzj','key-156','',1.79506258070810413357e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',67,'choice','turkish','kyrenia','ntxpspbxigzj','key-157','',1.7950625807305932045e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',68,'choice','turkish','slf','ntxpspbxigzj','key-158','',1.79506258075299739837e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',69,'choice','turkish','polis','ntxpspbxigzj','key-159','',1.79506258077445864681e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',70,'choice','cypriot','w5-3','ntxpspbxigzj','key-160','',1.79506258079909253116e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',71,'choice','cypriot','combat','ntxpspbxigzj','key-161','',1.79506258082292127612e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',72,'choice','cypriot','famagusta','ntxpspbxigzj','key-162','',1.79506258084461259834e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',73,'choice','cypriot','1a_ng','ntxpspbxigzj','key-163','',1.79506258086793375012e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',74,'choice','cypriot','done','ntxpspbxigzj','key-164','',1.79506258089115190504e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',75,'choice','turkish','decline','ntxpspbxigzj','key-165','',1.79506258091536974904e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',76,'chance','chance','1','ntxpspbxigzj',NULL,'',1.79506258091540813444e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',77,'chance','chance','2','ntxpspbxigzj',NULL,'',1.79506258091542100904e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',78,'choice','turkish','lefkoniko','ntxpspbxigzj','key-166','',1.79506258093875098232e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',79,'choice','cypriot','kyrenia','ntxpspbxigzj','key-167','',1795062580.9613);
INSERT INTO "events" VALUES('4mffwjavxwsv',80,'choice','cypriot','ema','ntxpspbxigzj','key-168','',1.79506258098508834843e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',81,'choice','cypriot','again','ntxpspbxigzj','key-169','',1.79506258101119613645e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',82,'choice','cypriot','3b_ng','ntxpspbxigzj','key-170','',1.79506258103509354589e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',83,'choice','cypriot','tmt_8','ntxpspbxigzj','key-171','',1.7950625810590786934e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',84,'choice','cypriot','done','ntxpspbxigzj','key-172','',1.79506258108071398735e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',85,'choice','turkish','air_support','ntxpspbxigzj','key-173','',1.79506258109967041015e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',86,'choice','turkish','taf_2','ntxpspbxigzj','key-174','',1.79506258112689208979e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',87,'chance','chance','2','ntxpspbxigzj',NULL,'',1.79506258112693071367e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',88,'chance','chance','0','ntxpspbxigzj',NULL,'',1.79506258112694287295e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',89,'choice','cypriot','kioneli','ntxpspbxigzj','key-175','',1.79506258115724539759e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',90,'choice','turkish','g4-4','ntxpspbxigzj','key-176','',1.79506258118909668925e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',91,'choice','turkish','movement','ntxpspbxigzj','key-177','',1.79506258121671986578e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',92,'choice','turkish','39_div','ntxpspbxigzj','key-178','',1.79506258124135732647e+09);
INSERT INTO "events" VALUES('4mffwjavxwsv',93,'choice','turkish','taf_1','ntxpspbxigzj','key-179','',1.79506258126274228096e+09);
CREATE TABLE holders (
	seat_id INTEGER NOT NULL, 
	person_id VARCHAR NOT NULL, since DOUBLE DEFAULT '0' NOT NULL, 
	PRIMARY KEY (seat_id, person_id), 
	FOREIGN KEY(person_id) REFERENCES persons (id), 
	FOREIGN KEY(seat_id) REFERENCES seats (id)
);
INSERT INTO "holders" VALUES(1,'ntxpspbxigzj',1.79506257635921859737e+09);
INSERT INTO "holders" VALUES(2,'ntxpspbxigzj',1.7950625763641240597e+09);
INSERT INTO "holders" VALUES(3,'ntxpspbxigzj',1.79506257738548064234e+09);
INSERT INTO "holders" VALUES(4,'ntxpspbxigzj',1.79506257739172053332e+09);
INSERT INTO "holders" VALUES(5,'ntxpspbxigzj',1.7950625785237703324e+09);
INSERT INTO "holders" VALUES(6,'ntxpspbxigzj',1.79506257852507829664e+09);
INSERT INTO "holders" VALUES(7,'ntxpspbxigzj',1.7950625801007657051e+09);
INSERT INTO "holders" VALUES(8,'ntxpspbxigzj',1.79506258010263943674e+09);
CREATE TABLE kept (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "kept" VALUES('secret','af3a407039bc1e8bc52089106c69edcd7ef7eb759c37b3ddf6a092c441ab79f9');
INSERT INTO "kept" VALUES('alive','1795062576.8108985');
CREATE TABLE "letters" (
	id INTEGER NOT NULL, 
	"key" VARCHAR NOT NULL, 
	person_id VARCHAR NOT NULL, 
	table_id VARCHAR, 
	channel VARCHAR NOT NULL, 
	target VARCHAR NOT NULL, 
	payload JSON NOT NULL, 
	attempts INTEGER NOT NULL, 
	next_at DOUBLE NOT NULL, 
	claimed_until DOUBLE NOT NULL, 
	sent BOOLEAN NOT NULL, 
	error VARCHAR NOT NULL, 
	host VARCHAR DEFAULT ('') NOT NULL, 
	written DOUBLE DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person_id) REFERENCES persons (id), 
	UNIQUE ("key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE messages (
	id INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, 
	person_id VARCHAR NOT NULL, 
	faction VARCHAR, 
	"to" VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person_id) REFERENCES persons (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE notes (
	table_id VARCHAR NOT NULL, 
	person_id VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, person_id), 
	FOREIGN KEY(person_id) REFERENCES persons (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE persons (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	login VARCHAR, 
	password_hash VARCHAR, 
	settings JSON NOT NULL, 
	webhook VARCHAR NOT NULL, 
	email VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, confirmed VARCHAR DEFAULT '' NOT NULL, mail_secret VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "persons" VALUES('ntxpspbxigzj','',NULL,NULL,'{}','','',1.79506257595651888851e+09,'','');
CREATE TABLE positions (
	id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	position JSON NOT NULL, 
	options JSON NOT NULL, 
	person_id VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person_id) REFERENCES persons (id)
);
CREATE TABLE ratings (
	person_id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	rating DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (person_id, title), 
	FOREIGN KEY(person_id) REFERENCES persons (id)
);
CREATE TABLE seats (
	id INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, 
	faction VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	bot VARCHAR, 
	token_hash VARCHAR, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	UNIQUE (table_id, faction), 
	UNIQUE (token_hash)
);
INSERT INTO "seats" VALUES(1,'jiwfep43uyy4','british','person',NULL,'2ae6ef6d5b88cf7ecc926d5912d775f682392ed12517f3be2518377d67a9ff49');
INSERT INTO "seats" VALUES(2,'jiwfep43uyy4','eoka','person',NULL,'312ee45b0c87e3b33a476f77f6c46943bcbb07ec6aa1088e8a457466efb5c365');
INSERT INTO "seats" VALUES(3,'z5ppudrunz9p','british','person',NULL,'55a723d402083ca71b0a30b06ac5463ee50f9f17a4f9421de09179099a661161');
INSERT INTO "seats" VALUES(4,'z5ppudrunz9p','mau_mau','person',NULL,'e3802f5bbde7e1614ee82fb3e27bb6f0b101f8a7fdafd86bd9151f0d157b21bd');
INSERT INTO "seats" VALUES(5,'28aswjhbtswg','government','person',NULL,'9656e8da271156f4528818fc1eb5da9c7269223eacd3b621fedce0243661fa56');
INSERT INTO "seats" VALUES(6,'28aswjhbtswg','dse','person',NULL,'07062788d83654eea518bbcdabf253c825fa865778c475ca387dca15e27399e1');
INSERT INTO "seats" VALUES(7,'4mffwjavxwsv','turkish','person',NULL,'31b2e944c580ecf70eac930156d109703fae29d89d94c7bf9b5659b6efb031b6');
INSERT INTO "seats" VALUES(8,'4mffwjavxwsv','cypriot','person',NULL,'dd8fff9c967e32ecd37e469dd36e4f48a8b2815d8a322278bf2e28808dde1d7f');
CREATE TABLE sessions (
	token_hash VARCHAR NOT NULL, 
	person_id VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, used DOUBLE DEFAULT '0' NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person_id) REFERENCES persons (id)
);
INSERT INTO "sessions" VALUES('43debe0bbea0a817737c48bae8be3d1f602cd97b98a50e07730ed0859e383bb3','ntxpspbxigzj',1.79506257596444153781e+09,1.7950625759644417762e+09);
CREATE TABLE snapshots (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	rules_version VARCHAR NOT NULL, 
	position JSON NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('jiwfep43uyy4',21,'0.1.0','{"title": "cyprus", "card": "C25", "deck": ["C13", "C26", "C7", "C34", "C9", "C15", "C19", "C16", "C24", "C11", "C33", "C30", "C21", "C22", "C6", "C29", "C5", "C35", "C4", "C32"], "played": [], "first": "eoka", "boxes": {"limited": null, "event": null, "op": null}, "political_will": 14, "capabilities": {}, "international_opinion": 2, "intel": [], "prison": 0, "available": {"cells": 6, "caches": 3, "police": 3, "troops": 0}, "suez": 0, "spaces": {"paphos": {"underground": 1, "active": 0, "caches": 0, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "limassol": {"underground": 1, "active": 0, "caches": 0, "troops": 2, "police": 0, "sabotage": 0, "curfew": false}, "nicosia": {"underground": 1, "active": 0, "caches": 0, "troops": 2, "police": 1, "sabotage": 0, "curfew": false}, "larnaca": {"underground": 1, "active": 0, "caches": 0, "troops": 2, "police": 1, "sabotage": 0, "curfew": false}, "famagusta": {"underground": 1, "active": 0, "caches": 0, "troops": 0, "police": 1, "sabotage": 0, "curfew": false}, "karpas": {"underground": 0, "active": 0, "caches": 0, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "troodos": {"underground": 1, "active": 0, "caches": 1, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "kyrenia": {"underground": 0, "active": 0, "caches": 0, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "akrotiri": {"underground": 0, "active": 0, "caches": 0, "troops": 3, "police": 0, "sabotage": 0, "curfew": false}, "dhekelia": {"underground": 0, "active": 0, "caches": 0, "troops": 3, "police": 0, "sabotage": 0, "curfew": false}}, "deck_size": 20}');
INSERT INTO "snapshots" VALUES('jiwfep43uyy4',40,'0.1.0','{"title": "cyprus", "card": "C26", "deck": ["C7", "C34", "C9", "C15", "C19", "C16", "C24", "C11", "C33", "C30", "C21", "C22", "C6", "C29", "C5", "C35", "C4", "C32"], "played": ["C25", "C13"], "first": "british", "boxes": {"limited": null, "event": null, "op": "british"}, "political_will": 14, "capabilities": {"C13": "shaded"}, "international_opinion": 1, "intel": [2], "prison": 0, "available": {"cells": 5, "caches": 3, "police": 3, "troops": 0}, "suez": 0, "spaces": {"paphos": {"underground": 2, "active": 0, "caches": 0, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "limassol": {"underground": 1, "active": 0, "caches": 0, "troops": 2, "police": 0, "sabotage": 0, "curfew": false}, "nicosia": {"underground": 1, "active": 0, "caches": 0, "troops": 2, "police": 1, "sabotage": 0, "curfew": false}, "larnaca": {"underground": 0, "active": 1, "caches": 0, "troops": 2, "police": 1, "sabotage": 0, "curfew": false}, "famagusta": {"underground": 1, "active": 0, "caches": 0, "troops": 0, "police": 1, "sabotage": 0, "curfew": false}, "karpas": {"underground": 0, "active": 0, "caches": 0, "troops": 2, "police": 0, "sabotage": 0, "curfew": false}, "troodos": {"underground": 1, "active": 0, "caches": 1, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "kyrenia": {"underground": 0, "active": 0, "caches": 0, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "akrotiri": {"underground": 0, "active": 0, "caches": 0, "troops": 3, "police": 0, "sabotage": 0, "curfew": false}, "dhekelia": {"underground": 0, "active": 0, "caches": 0, "troops": 1, "police": 0, "sabotage": 0, "curfew": false}}, "deck_size": 18}');
INSERT INTO "snapshots" VALUES('jiwfep43uyy4',61,'0.1.0','{"title": "cyprus", "card": "C9", "deck": ["C15", "C19", "C16", "C24", "C11", "C33", "C30", "C21", "C22", "C6", "C29", "C5", "C35", "C4", "C32"], "played": ["C25", "C13", "C26", "C7", "C34"], "first": "eoka", "boxes": {"limited": null, "event": null, "op": "eoka"}, "political_will": 14, "capabilities": {"C13": "shaded"}, "international_opinion": 0, "intel": [0], "prison": 0, "available": {"cells": 5, "caches": 3, "police": 5, "troops": 0}, "suez": 0, "spaces": {"paphos": {"underground": 2, "active": 0, "caches": 1, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "limassol": {"underground": 1, "active": 0, "caches": 0, "troops": 2, "police": 0, "sabotage": 0, "curfew": false}, "nicosia": {"underground": 0, "active": 1, "caches": 0, "troops": 2, "police": 1, "sabotage": 0, "curfew": false}, "larnaca": {"underground": 1, "active": 0, "caches": 0, "troops": 2, "police": 0, "sabotage": 0, "curfew": false}, "famagusta": {"underground": 1, "active": 0, "caches": 0, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "karpas": {"underground": 0, "active": 0, "caches": 0, "troops": 2, "police": 0, "sabotage": 0, "curfew": false}, "troodos": {"underground": 1, "active": 0, "caches": 0, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "kyrenia": {"underground": 0, "active": 0, "caches": 0, "troops": 0, "police": 0, "sabotage": 0, "curfew": false}, "akrotiri": {"underground": 0, "active": 0, "caches": 0, "troops": 3, "police": 0, "sabotage": 0, "curfew": false}, "dhekelia": {"underground": 0, "active": 0, "caches": 0, "troops": 1, "police": 0, "sabotage": 0, "curfew": false}}, "deck_size": 15, "pending": [["AdjustEligibility"], ["Action", 1], ["Ambush", 2, 1023, 0, 1, 0, 1, 4, 0], ["AmbushCache", 2, 2]]}');
INSERT INTO "snapshots" VALUES('z5ppudrunz9p',20,'0.1.0','{"title": "kenya", "card": "K32", "deck": ["K24", "K1", "K27", "K34", "K15", "K14", "K7", "K3", "K28", "K11", "K35", "K18", "K6", "K13", "K17", "K4", "K9", "K22", "K10", "K33"], "played": [], "first": "mau_mau", "boxes": {"limited": null, "event": null, "op": null}, "political_will": 12, "capabilities": {}, "resources": 8, "pipeline": 1, "available": {"guerrillas": 7, "bases": 1, "troops": 4, "police": 0}, "out_of_play": {"police": 8}, "spaces": {"nairobi": {"underground": 1, "active": 0, "bases": 1, "troops": 2, "police": 3, "terror": 0, "stance": "neutral", "population": 2, "control": "british"}, "kiambu": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "fort_hall": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "nyeri": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "embu": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 1, "control": "mau_mau"}, "meru": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 1, "control": "mau_mau"}, "thompsons_falls": {"underground": 0, "active": 0, "bases": 0, "troops": 0, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": "british"}, "rift_valley": {"underground": 0, "active": 0, "bases": 0, "troops": 2, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": "british"}, "nanyuki": {"underground": 0, "active": 0, "bases": 0, "troops": 2, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": "british"}, "thika": {"underground": 0, "active": 0, "bases": 0, "troops": 0, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": "british"}, "aberdares": {"underground": 1, "active": 0, "bases": 1, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 0, "control": "mau_mau"}, "mount_kenya": {"underground": 1, "active": 0, "bases": 1, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 0, "control": "mau_mau"}}, "deck_size": 20}');
INSERT INTO "snapshots" VALUES('z5ppudrunz9p',40,'0.1.0','{"title": "kenya", "card": "K32", "deck": ["K24", "K1", "K27", "K34", "K15", "K14", "K7", "K3", "K28", "K11", "K35", "K18", "K6", "K13", "K17", "K4", "K9", "K22", "K10", "K33"], "played": [], "first": "mau_mau", "boxes": {"limited": "british", "event": null, "op": "mau_mau"}, "political_will": 12, "capabilities": {}, "resources": 2, "pipeline": 1, "available": {"guerrillas": 0, "bases": 1, "troops": 4, "police": 0}, "out_of_play": {"police": 8}, "spaces": {"nairobi": {"underground": 4, "active": 0, "bases": 1, "troops": 2, "police": 3, "terror": 0, "stance": "neutral", "population": 2, "control": null}, "kiambu": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "fort_hall": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "nyeri": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "embu": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 1, "control": "mau_mau"}, "meru": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 1, "control": "mau_mau"}, "thompsons_falls": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": null}, "rift_valley": {"underground": 0, "active": 0, "bases": 0, "troops": 2, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": "british"}, "nanyuki": {"underground": 1, "active": 0, "bases": 0, "troops": 2, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": "british"}, "thika": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": null}, "aberdares": {"underground": 2, "active": 0, "bases": 1, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 0, "control": "mau_mau"}, "mount_kenya": {"underground": 1, "active": 0, "bases": 1, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 0, "control": "mau_mau"}}, "deck_size": 20, "pending": [["AdjustEligibility"], ["OperationMenu", 1, 1, 1152921504606846975, 0, 0, 1]]}');
INSERT INTO "snapshots" VALUES('z5ppudrunz9p',60,'0.1.0','{"title": "kenya", "card": "K1", "deck": ["K27", "K34", "K15", "K14", "K7", "K3", "K28", "K11", "K35", "K18", "K6", "K13", "K17", "K4", "K9", "K22", "K10", "K33"], "played": ["K32", "K24"], "first": "mau_mau", "boxes": {"limited": "mau_mau", "event": null, "op": "british"}, "political_will": 12, "capabilities": {}, "resources": 2, "pipeline": 1, "available": {"guerrillas": 2, "bases": 0, "troops": 4, "police": 0}, "out_of_play": {"police": 8}, "spaces": {"nairobi": {"underground": 4, "active": 0, "bases": 1, "troops": 2, "police": 2, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "kiambu": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "fort_hall": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": "mau_mau"}, "nyeri": {"underground": 1, "active": 0, "bases": 0, "troops": 1, "police": 0, "terror": 0, "stance": "neutral", "population": 2, "control": null}, "embu": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 1, "control": "mau_mau"}, "meru": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 1, "control": "mau_mau"}, "thompsons_falls": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": null}, "rift_valley": {"underground": 0, "active": 0, "bases": 0, "troops": 1, "police": 2, "terror": 0, "stance": "neutral", "population": 1, "control": "british"}, "nanyuki": {"underground": 1, "active": 0, "bases": 0, "troops": 2, "police": 1, "terror": 1, "stance": "neutral", "population": 1, "control": "british"}, "thika": {"underground": 1, "active": 0, "bases": 0, "troops": 0, "police": 1, "terror": 0, "stance": "neutral", "population": 1, "control": null}, "aberdares": {"underground": 0, "active": 0, "bases": 2, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 0, "control": "mau_mau"}, "mount_kenya": {"underground": 1, "active": 0, "bases": 1, "troops": 0, "police": 0, "terror": 0, "stance": "neutral", "population": 0, "control": "mau_mau"}}, "deck_size": 18, "pending": [["AdjustEligibility"], ["Sweep", 1, 1152921504606846975, 11, 0, 0, 0, 1024, 0], ["Reprisal", 1, 0, 0, 0, 256], ["ReprisalDestination", 1, 8, 0]]}');
INSERT INTO "snapshots" VALUES('28aswjhbtswg',4,'0.1.0','{"title": "greek_civil_war", "turn": 1, "end_turn": 15, "phase": "setup", "active": null, "first": null, "political_index": {"government": 60, "dse": 50}, "doctrine": "tight", "limit": 10, "duration": 3, "airstrikes": 0, "american_aid": false, "stalin_score": 0, "closed": [], "regions": {"athens": {"open": {"division1": 1}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 4, "government": 3}}, "thessalonika": {"open": {"division1": 1}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 3, "government": 2}}, "evros": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "rodopi": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "drama": {"open": {}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "serres": {"open": {"division1": 1}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "pella": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "imathia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "florina": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "kastoria": {"open": {}, "squares": [null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "kozani": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "ioannina": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "arta": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "trikala": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "larissa": {"open": {}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "magnesia": {"open": {}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "evritania": {"open": {}, "squares": [null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "aitolia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "fokida": {"open": {}, "squares": [null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "viotia": {"open": {"division1": 1}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "evia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "korinthia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "ahaia": {"open": {}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "arkadia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "messinia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "lakonia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "albania": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 1, "government": 0}}, "yugoslavia": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 2, "government": 0}}, "bulgaria": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 1, "government": 0}}}, "pending": [["NextPhase"], ["SetUp", 8, 5, 0], ["SetUp", 7, 4, 0], ["SetUp", 6, 3, 0], ["SetUp", 5, 5, 0], ["SetUp", 2, 1, 0], ["SetUp", 0, 3, 0]]}');
INSERT INTO "snapshots" VALUES('28aswjhbtswg',20,'0.1.0','{"title": "greek_civil_war", "turn": 1, "end_turn": 15, "phase": "setup", "active": null, "first": null, "political_index": {"government": 60, "dse": 50}, "doctrine": "tight", "limit": 10, "duration": 3, "airstrikes": 0, "american_aid": false, "stalin_score": 0, "closed": [], "regions": {"athens": {"open": {"division1": 1}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 4, "government": 3}}, "thessalonika": {"open": {"division1": 1}, "squares": ["cadre1", null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 3, "government": 2}}, "evros": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "rodopi": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "drama": {"open": {"cadre1": 1}, "squares": ["cadre1", null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "serres": {"open": {"division1": 1}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "pella": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "imathia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "florina": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "kastoria": {"open": {}, "squares": [null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "kozani": {"open": {"division1": 1}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "ioannina": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "arta": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "trikala": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "larissa": {"open": {"division1": 1}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "magnesia": {"open": {}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "evritania": {"open": {}, "squares": [null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "aitolia": {"open": {}, "squares": ["police1", null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "fokida": {"open": {}, "squares": [null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "viotia": {"open": {"division1": 1}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "evia": {"open": {"division1": 1}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "korinthia": {"open": {}, "squares": ["police1", null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "ahaia": {"open": {}, "squares": ["police1", null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "arkadia": {"open": {"mountain1": 1}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "messinia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "lakonia": {"open": {"front0": 3}, "squares": ["police1", "police1"], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "albania": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 1, "government": 0}}, "yugoslavia": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 2, "government": 0}}, "bulgaria": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 1, "government": 0}}}, "pending": [["NextPhase"], ["SetUp", 8, 5, 0], ["SetUpPlace", 7, 17]]}');
INSERT INTO "snapshots" VALUES('28aswjhbtswg',40,'0.1.0','{"title": "greek_civil_war", "turn": 1, "end_turn": 15, "phase": "movement", "active": "government", "first": "government", "political_index": {"government": 60, "dse": 50}, "doctrine": "tight", "limit": 10, "duration": 3, "airstrikes": 0, "american_aid": false, "stalin_score": 0, "closed": [], "regions": {"athens": {"open": {"brigade1": 3}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 4, "government": 3}}, "thessalonika": {"open": {"brigade1": 3}, "squares": ["cadre1", null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 3, "government": 2}}, "evros": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "rodopi": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "drama": {"open": {"cadre1": 1}, "squares": ["cadre1", null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "serres": {"open": {"brigade1": 3}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "pella": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "imathia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "florina": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "kastoria": {"open": {}, "squares": [null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "kozani": {"open": {"division1": 1}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "ioannina": {"open": {}, "squares": ["guerrilla1", null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "arta": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "trikala": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 1}}, "larissa": {"open": {"brigade1": 3}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "magnesia": {"open": {}, "squares": [null, null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "evritania": {"open": {}, "squares": [null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "aitolia": {"open": {"cadre1": 1}, "squares": ["police1", null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "fokida": {"open": {}, "squares": ["guerrilla1"], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "viotia": {"open": {"division1": 1}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "evia": {"open": {"division1": 1}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "korinthia": {"open": {}, "squares": ["police1", null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "ahaia": {"open": {}, "squares": ["police1", null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 2, "government": 2}}, "arkadia": {"open": {"mountain1": 1, "guerrilla1": 1}, "squares": ["guerrilla1", null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "messinia": {"open": {}, "squares": [null, null], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 2}}, "lakonia": {"open": {"front0": 3, "guerrilla1": 1}, "squares": ["police1", "police1"], "terror": false, "resettled": false, "control": null, "points": {"dse": 1, "government": 1}}, "albania": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 1, "government": 0}}, "yugoslavia": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 2, "government": 0}}, "bulgaria": {"open": {}, "squares": [], "terror": false, "resettled": false, "control": "dse", "points": {"dse": 1, "government": 0}}}, "pending": [["NextPhase"], ["Move", 1, 0]]}');
INSERT INTO "snapshots" VALUES('4mffwjavxwsv',41,'0.1.0','{"title": "attila", "turn": 1, "last_turn": 7, "phase": "play", "active": "turkish", "first": "turkish", "passed": false, "hands": {"turkish": ["g4-2", "g4-4", "g5-3"], "cypriot": ["w3-2", "w4-4", "w5-3"]}, "hands_shown": [], "special_actions": {"turkish": 6, "cypriot": 6}, "deck": ["w2-4", "g5-3", "event", "w2-4", "g2-4", "w2-4", "w3-5", "g3-3", "event", "g6-1", "w4-2", "w3-5", "w5-3", "g3-3", "w3-3", "w6-1", "g4-2", "g2-4", "w2-3", "w4-4", "w1-6", "g1-6", "w3-3", "w4-2", "g3-3", "w3-3", "g3-5", "g2-3", "w4-2", "w3-3", "g3-3", "g4-2", "g3-2", "g4-4", "g2-4", "g3-5"], "discards": [], "deck_size": 36, "removed": 0, "removed_cards": [], "beachhead": null, "to_transit": 0, "to_beachhead": 0, "invaded": false, "dropped": false, "rear_chaos": null, "air_friction": false, "airfield_lost": false, "given_up": 0, "areas": {"karpas": [], "akanthou": [], "trikomo": [], "famagusta": ["1a_ng", "1b_ng", "tmt_1"], "ayia_napa": [], "lefkoniko": [], "kythreia": ["tmt_2"], "kyrenia": ["3b_ng", "ema", "tmt_3"], "lapithos": [], "kioneli": ["tmt_7", "tmt_8", "trk"], "nicosia_city": ["3a_ng", "es", "grk", "mk"], "strovolos": [], "dhali": [], "athienou": [], "peristerona": [], "morfou": ["2_ng"], "lefka": [], "polis": [], "paphos": ["5_ng", "tmt_6"], "troodos": [], "machairas": [], "limassol": ["4_ng", "eoka", "tmt_5"], "kophinou": [], "larnaca": ["tmt_4"]}, "rear": {"turkish": ["5_div", "a_28", "b_28", "abn", "cdo", "taf_1", "taf_2", "taf_3", "taf_4"], "cypriot": []}, "transit": ["slf", "39_div"], "damaged": {"turkish": [], "cypriot": ["lok", "er"]}, "disrupted": [], "victory_points": 8}');
INSERT INTO "snapshots" VALUES('4mffwjavxwsv',60,'0.1.0','{"title": "attila", "turn": 1, "last_turn": 7, "phase": "play", "active": "turkish", "first": "turkish", "passed": false, "hands": {"turkish": ["g4-2", "g4-4"], "cypriot": ["w4-4", "w5-3"]}, "hands_shown": [], "special_actions": {"turkish": 4, "cypriot": 6}, "deck": ["w2-4", "g5-3", "event", "w2-4", "g2-4", "w2-4", "w3-5", "g3-3", "event", "g6-1", "w4-2", "w3-5", "w5-3", "g3-3", "w3-3", "w6-1", "g4-2", "g2-4", "w2-3", "w4-4", "w1-6", "g1-6", "w3-3", "w4-2", "g3-3", "w3-3", "g3-5", "g2-3", "w4-2", "w3-3", "g3-3", "g4-2", "g3-2", "g4-4", "g2-4", "g3-5"], "discards": ["w3-2", "g5-3"], "deck_size": 36, "removed": 0, "removed_cards": [], "beachhead": "polis", "to_transit": 1, "to_beachhead": 0, "invaded": true, "dropped": true, "rear_chaos": null, "air_friction": false, "airfield_lost": false, "given_up": 0, "areas": {"karpas": [], "akanthou": [], "trikomo": [], "famagusta": ["1a_ng", "1b_ng", "tmt_1"], "ayia_napa": [], "lefkoniko": [], "kythreia": ["tmt_2"], "kyrenia": ["3b_ng", "ema", "tmt_3"], "lapithos": [], "kioneli": ["tmt_7", "tmt_8", "trk"], "nicosia_city": ["3a_ng", "es", "grk", "mk"], "strovolos": [], "dhali": [], "athienou": [], "peristerona": [], "morfou": ["2_ng"], "lefka": ["abn"], "polis": [], "paphos": ["tmt_6", "slf"], "troodos": [], "machairas": [], "limassol": ["4_ng", "eoka", "tmt_5"], "kophinou": [], "larnaca": ["tmt_4"]}, "rear": {"turkish": ["a_28", "b_28", "cdo", "taf_1", "taf_2", "taf_3", "taf_4"], "cypriot": []}, "transit": ["39_div", "5_div"], "damaged": {"turkish": [], "cypriot": ["5_ng", "lok", "er"]}, "disrupted": ["slf"], "victory_points": 11, "pending": [["EndOfPlay"], ["NextPlayer"], ["Movement", 1, 4, 134217728, 0]]}');
INSERT INTO "snapshots" VALUES('4mffwjavxwsv',80,'0.1.0','{"title": "attila", "turn": 1, "last_turn": 7, "phase": "play", "active": "cypriot", "first": "turkish", "passed": false, "hands": {"turkish": ["g4-2", "g4-4"], "cypriot": ["w4-4"]}, "hands_shown": [], "special_actions": {"turkish": 4, "cypriot": 6}, "deck": ["w2-4", "g5-3", "event", "w2-4", "g2-4", "w2-4", "w3-5", "g3-3", "event", "g6-1", "w4-2", "w3-5", "w5-3", "g3-3", "w3-3", "w6-1", "g4-2", "g2-4", "w2-3", "w4-4", "w1-6", "g1-6", "w3-3", "w4-2", "g3-3", "w3-3", "g3-5", "g2-3", "w4-2", "w3-3", "g3-3", "g4-2", "g3-2", "g4-4", "g2-4", "g3-5"], "discards": ["w3-2", "g5-3", "w5-3"], "deck_size": 36, "removed": 0, "removed_cards": [], "beachhead": "polis", "to_transit": 1, "to_beachhead": 0, "invaded": true, "dropped": true, "rear_chaos": null, "air_friction": false, "airfield_lost": false, "given_up": 0, "areas": {"karpas": [], "akanthou": [], "trikomo": [], "famagusta": ["1b_ng"], "ayia_napa": [], "lefkoniko": ["tmt_1"], "kythreia": ["tmt_2"], "kyrenia": ["3b_ng", "ema", "tmt_3", "tmt_8"], "lapithos": ["tmt_7"], "kioneli": ["trk"], "nicosia_city": ["3a_ng", "es", "grk", "mk"], "strovolos": [], "dhali": [], "athienou": [], "peristerona": [], "morfou": ["2_ng"], "lefka": [], "polis": ["slf", "abn"], "paphos": ["tmt_6"], "troodos": [], "machairas": [], "limassol": ["4_ng", "eoka", "tmt_5"], "kophinou": [], "larnaca": ["tmt_4"]}, "rear": {"turkish": ["a_28", "b_28", "cdo", "taf_1", "taf_2", "taf_3", "taf_4"], "cypriot": []}, "transit": ["39_div", "5_div"], "damaged": {"turkish": [], "cypriot": ["1a_ng", "5_ng", "lok", "er"]}, "disrupted": ["tmt_1", "slf"], "victory_points": 12, "engaged": ["1a_ng", "tmt_1"], "pending": [["EndOfPlay"], ["NextPlayer"], ["Attackers", 2, 7, 1, 136, 8, 3]]}');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	position JSON, 
	seed VARCHAR NOT NULL, 
	commitment VARCHAR NOT NULL, 
	rules_version VARCHAR NOT NULL, 
	owner_id VARCHAR NOT NULL, 
	public BOOLEAN NOT NULL, 
	sandbox BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, 
	seq INTEGER NOT NULL, 
	to_move VARCHAR, 
	progress VARCHAR NOT NULL, 
	clock JSON, 
	deadline DOUBLE, 
	result JSON, 
	finished BOOLEAN NOT NULL, lesson BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner_id) REFERENCES persons (id)
);
INSERT INTO "tables" VALUES('jiwfep43uyy4','cyprus','','{}','null','129171165977953920886756233403417856780','8f6794e8c0fd0dc03f0007f856ddc0be12d4c5d6999aa3de85b4068708d9772b','0.1.0','ntxpspbxigzj',1,0,1.795062576331786871e+09,1.79506257724437642093e+09,74,'eoka','{"en": "14 cards to come, 6 played", "ja": "\u6b8b\u308a14\u679a\u3001\u4f7f\u7528\u6e08\u307f6\u679a"}',NULL,NULL,'null',0,0);
INSERT INTO "tables" VALUES('z5ppudrunz9p','kenya','','{}','null','286007750328615257070091543689267190364','b03363217dcbda42a598cdc0f4a7d64906e241fdea35d9c446b1a46770f4d209','0.1.0','ntxpspbxigzj',1,0,1.79506257736856770514e+09,1.79506257835108256337e+09,65,'british','{"en": "17 cards to come, 3 played", "ja": "\u6b8b\u308a17\u679a\u3001\u4f7f\u7528\u6e08\u307f3\u679a"}',NULL,NULL,'null',0,0);
INSERT INTO "tables" VALUES('28aswjhbtswg','greek_civil_war','','{}','null','234148129236827702856769519449101810649','94b1e03612569bb3ee31bcc3eaa70288a038e30b18b76270b0604e2e1bc498fb','0.1.0','ntxpspbxigzj',1,0,1.79506257850050735466e+09,1795062579.9236,50,'dse','{"en": "Turn 1 of 15", "ja": "\u30bf\u30fc\u30f31/15"}',NULL,NULL,'null',0,0);
INSERT INTO "tables" VALUES('4mffwjavxwsv','attila','','{}','null','254756973421205840412822568255684101159','6c82ee3f4c8d847000a191a9e6888f5ec7707e26dc74ea6739482244b5ac818a','0.1.0','ntxpspbxigzj',1,0,1.79506258007785391805e+09,1.79506258126296782493e+09,93,'turkish','{"en": "Turn 1 of 7", "ja": "\u30bf\u30fc\u30f31/7"}',NULL,NULL,'null',0,0);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_finished ON tables (finished);
CREATE INDEX ix_tables_owner_id ON tables (owner_id);
CREATE INDEX ix_messages_table_id ON messages (table_id);
CREATE INDEX ix_seats_table_id ON seats (table_id);
CREATE INDEX ix_holders_person_id ON holders (person_id);
CREATE INDEX letters_due ON letters (sent, next_at);
CREATE INDEX ix_letters_table_id ON letters (table_id);
CREATE INDEX letters_of ON letters (person_id, written);
COMMIT;
