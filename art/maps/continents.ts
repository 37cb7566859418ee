/** The seven regions the site is divided into, and which countries of the atlas belong to each. */
import { type ContinentKey, continentKeys } from '#domain/rules/continents.ts';

/** ISO 3166-1 numeric codes as the atlas has them. Türkiye and the Caucasus count as Asia, Russia as Europe, like on the site's filters. */
const members: Record<ContinentKey, string> = {
  romania: '642',
  europa:
    '008 020 040 056 070 100 112 191 196 203 208 233 234 246 248 250 276 292 300 336 348 352 372 380 428 438 440 442 470 492 498 499 528 578 616 620 643 674 688 703 705 724 744 752 756 804 807 826 831 832 833',
  asia: '004 031 048 050 051 064 096 104 116 144 156 158 268 275 344 356 360 364 368 376 392 398 400 408 410 414 417 418 422 446 458 462 496 512 524 586 608 626 634 682 702 704 760 762 764 784 792 795 860 887',
  africa:
    '012 024 072 108 120 132 140 148 174 175 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 480 504 508 516 562 566 624 638 646 654 678 686 690 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894',
  americadenord:
    '028 044 052 060 084 092 124 136 188 192 212 214 222 304 308 312 320 332 340 388 474 484 500 531 533 534 535 558 591 630 652 659 660 662 663 666 670 780 796 840 850',
  americadesud: '032 068 076 152 170 218 238 254 328 600 604 740 858 862',
  australiasioceania:
    '016 036 090 162 184 242 258 296 316 334 520 540 548 554 570 574 580 581 583 584 585 598 612 772 776 798 876 882',
};

/** Places the atlas gives no code to. */
const byName: Record<string, ContinentKey> = {
  Kosovo: 'europa',
  'N. Cyprus': 'europa',
  Somaliland: 'africa',
  'Siachen Glacier': 'asia',
};

const byCode = new Map(continentKeys.flatMap((key) => members[key].split(' ').map((code) => [code, key] as const)));

/** The region a country lies in; undefined for Antarctica and a few uninhabited islands. */
export function continentOf(code: string | undefined, name: string): ContinentKey | undefined {
  return (code === undefined ? undefined : byCode.get(code)) ?? byName[name];
}
