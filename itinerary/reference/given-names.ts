/**
 * Given names that are common where our readers' tickets come from, folded: they tell a traveller where no label does, and which of two
 * names is the family's. Not complete, and nothing may depend on a name being here.
 */
import { fold } from '../text/fold.ts';

/** Their families' names come first. */
const hungarian =
  'laszlo istvan jozsef janos zoltan sandor gabor ferenc attila peter tamas zsolt tibor andras csaba imre lajos gyorgy balazs balint gergo mate bence adam daniel david marton levente akos maria erzsebet katalin ilona eva anna zsuzsanna margit judit agnes andrea ildiko erika krisztina timea zsofia reka nora dora anita eszter boglarka szilvia aniko viktoria bela geza kalman zeno janka hanna emese csilla edit gabriella klara melinda nikolett orsolya piroska rozalia szilard tunde virag';

const lists: readonly string[] = [
  // English, Irish, Dutch, Scandinavian, German
  'james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven andrew paul joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob nicholas gary eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond jack dennis jerry tyler aaron henry douglas peter adam nathan zachary kyle walter harold simon oliver harry graham neil ian colin stuart sean liam conor',
  'mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine christine rachel carolyn janet catherine maria heather diane olivia julie joyce victoria ruth virginia lauren kelly christina joan evelyn judith andrea hannah jacqueline martha gloria teresa ann sara madison janice julia grace jane alice fiona claire charlotte sophie lucy jean',
  'hans peter klaus jurgen wolfgang michael andreas stefan thomas markus matthias christian martin frank uwe ralf dieter gunter heinz werner horst karl karl-heinz helmut manfred gerhard bernd rainer jorg sebastian florian lukas felix maximilian jonas leon paul jan tobias philipp moritz johannes niklas ursula monika petra elisabeth sabine renate helga karin brigitte ingrid erika andrea gisela claudia susanne gabriele christa birgit heike kerstin katja anja silke stefanie katharina lena johanna greta franziska hannelore',
  'jan johan cornelis hendrik willem pieter gerrit jacob bas daan sem lars erik karl per anders nils sven olof bengt ake gunnar lennart magnus fredrik mikael johan henrik mats kristian ole jens niels soren rasmus mads bjorn leif knut hakon eva kristina margareta birgitta marie anna karin astrid ingrid solveig sigrid liv kari marit anneli ulla pirjo anne mette kirsten hanne inge lotte femke sanne marieke',
  // Romanian, French, Italian, Spanish, Portuguese
  'andrei alexandru mihai ion ioan gheorghe constantin nicolae vasile dumitru marin stefan florin cristian cristina adrian marius daniel gabriel bogdan catalin ionut razvan vlad radu dan sorin liviu octavian tudor matei luca rares cosmin claudiu ovidiu petru victor iulian valentin eugen traian silviu mircea teodor sebastian robert lucian viorel emil doru horia aurel cornel costel dorel dorin dragos gelu gigel ilie ionel marcel marian nelu nicu remus sabin stelian tiberiu virgil alin cezar iosif iustin ana maria elena ioana andreea alexandra mihaela cristina gabriela daniela simona adriana georgiana raluca roxana oana diana irina monica carmen camelia alina laura anca ramona corina loredana mirela doina rodica florentina stefania ecaterina victoria valentina bianca denisa larisa teodora ilinca sorina luminita viorica mariana liliana nicoleta catalina ruxandra magdalena tatiana delia lavinia ileana alexia antonia aurelia cornelia emilia felicia georgeta ionela iuliana marcela otilia petronela steluta veronica violeta',
  'pierre jean jacques michel philippe alain nicolas christophe laurent frederic sebastien julien olivier thierry pascal guillaume antoine mathieu francois vincent hugo louis gabriel arthur jules etienne yves jean-luc jean-pierre jean-paul marie nathalie isabelle sylvie catherine martine christine francoise valerie sandrine stephanie veronique sophie celine chloe camille manon lea ines juliette aurelie emilie helene chantal amelie elodie',
  'giuseppe antonio giovanni mario luigi francesco angelo vincenzo salvatore marco andrea alessandro lorenzo matteo davide simone stefano roberto paolo riccardo giorgio franco fabio luca gianluca maria anna giulia francesca chiara sara martina valentina elisa silvia paola laura giovanna rosa pia lucia giuseppina elena federica alessia carla antonella',
  'jose antonio manuel francisco juan javier carlos miguel alejandro pablo sergio fernando luis jorge alberto alvaro diego adrian raul ivan ruben enrique ramon vicente angel inigo joaquin jesus andres pedro rafael maria carmen josefa isabel ana dolores pilar laura cristina marta lucia elena raquel sara paula beatriz silvia rocio nuria alba irene monica teresa rosa mercedes joao paulo tiago rui nuno goncalo ines catarina mariana margarida beatriz',
  // Polish, Czech, Hungarian, South Slav, Baltic, Russian
  'andrzej piotr krzysztof stanislaw tomasz pawel jan michal marcin jakub adam marek lukasz grzegorz mateusz wojciech mariusz dariusz zbigniew jerzy maciej rafal robert kamil dawid anna maria katarzyna malgorzata agnieszka barbara ewa krystyna elzbieta magdalena joanna aleksandra monika zofia teresa natalia danuta karolina marta beata dorota julia jiri pavel josef tomas petr vaclav milos jana hana lenka katerina lucie vera alena',
  hungarian,
  'marko nikola jovan milan dragan zoran aleksandar stefan luka ivan petar goran miroslav dusan nenad vladimir josip ante tomislav mate hrvoje marija ana jelena milica jovana ivana mirjana snezana vesna ljiljana gordana dragana katarina petra martina sanja jasmina dimitar georgi ivan petar todor maria ivanka elena yordanka aleksandr sergey dmitri dmitry andrey alexey vladimir mikhail nikolai igor oleg yuri olga natalia elena irina svetlana tatiana ekaterina anastasia oksana iryna oleksandr jonas vytautas mindaugas kestutis ona janis andris juris ilze liga inga kristine mart rein toomas piret tiina kati',
  'александр александра алексей алексеи анастасия анатолий анатолии андрей андреи анна антон борис валентина валерий валерии василий василии вера виктор виталий виталии владимир галина дарья денис дмитрий дмитрии евгений евгении евгения екатерина елена елизавета иван игорь ирина кирилл константин ксения лариса людмила максим марина михаил наталья николай николаи олег ольга павел петр светлана сергей сергеи станислав татьяна юрии юлия',
  'андрій андріи богдан василь віктор володимир галина ганна дмитро іван ігор ірина катерина леся лідія марія марічка микола михаило наталія оксана олександр олександра олена олексіи петро світлана тарас тетяна юріи ярослав георги димитър петър стоян пенка йорданка иорданка иванка мария красимир красимира радка стефка тодор христо деян милица јована јелена душан милош зоран драгана драган миодраг никола љиљана снежана весна бојан',
  // Turkish, Greek, Arabic, Hebrew, Finnish
  'mehmet mustafa ahmet ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil suleyman abdullah mahmut recep salih fatih kadir emre hakan kemal burak cagri can deniz cem serkan volkan onur tolga baris ayse fatma emine hatice zeynep elif meryem serife zehra sultan hanife merve havva esra ozlem yasemin sibel derya gul ebru selin pinar nur',
  'georgios giorgos ioannis yannis giannis konstantinos kostas dimitrios dimitris nikolaos nikos panagiotis vasileios vasilis christos athanasios thanasis michail evangelos spyridon spyros antonios anastasios theodoros andreas stavros eleni maria aikaterini katerina vasiliki sofia angeliki georgia dimitra konstantina paraskevi anna ioanna despina kyriaki evangelia fotini alexandra christina panagiota anastasia γεωργιοσ ιωαννησ κωνσταντινοσ δημητριοσ νικολαοσ παναγιωτησ βασιλειοσ μαρια ελενη αικατερινη βασιλικη σοφια αγγελικη',
  'mohammed muhammad mohamed ahmed mahmoud omar khaled hassan hussein youssef yousef ibrahim abdul abdallah tarek karim samir said rachid fatima aisha khadija amina layla leila mariam noor yasmin zahra nadia samira hana rania dalia moshe yosef avraham yaakov david yitzhak chaim shlomo eli noam itai uri sarah rivka rachel leah miriam esther chana tamar noa yael michal shira juha timo matti kari mikko jukka antti tuula ritva leena paivi',
];

const names: ReadonlySet<string> = new Set(lists.flatMap((list) => list.split(' ')));

/** Whether a word is a given name, or two joined by a hyphen of which one is. */
export function isGivenName(word: string): boolean {
  const plain = fold(word).replace(/[.’']/g, '');
  return names.has(plain) || plain.split('-').some((part) => names.has(part));
}

/** Whether a word with a point may stand for a given name: Gh. for Gheorghe. */
export function mayShortenGivenName(word: string): boolean {
  const plain = fold(word).replace(/[.’']/g, '');
  return [...names].some((name) => name.startsWith(plain));
}

const hungarianNames: ReadonlySet<string> = new Set(hungarian.split(' '));

/** Whether a word is a given name in Hungary. */
export const isHungarianGivenName = (word: string): boolean => hungarianNames.has(fold(word));
