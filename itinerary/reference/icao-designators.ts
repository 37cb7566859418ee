/**
 * Airlines by the three letters of ICAO document 8585, under which some print their flights: `EZY2165` is U2 2165. Those that visitors of
 * ours fly with; of a group's airlines all those that sell under one designator. Not ICE, which is a train as well, nor those that are
 * codes of airports or words (CAI, VOZ, GLO), nor KLM and SAS, which are names: `SAS 78` is read as an airline and its number.
 */
const table = `
  AAL AA, AAR OZ, ABY G9, ACA AC, AEA UX, AEE A3, AFL SU, AFR AF, AHY J2, AIC AI, AIQ FD, AIZ IZ, ALK UL, AMX AM, ANZ NZ, APJ MM,
  ASL JU, AUA OS, AVA AV, AWG A2, AXB IX, AZU AD, BAW BA, BEL SN, BLX 6B, BTI BT, CCA CA, CES MU, CHH HU, CMP CM, CPA CX, CSN CZ,
  CSZ ZH, CTN OU, CXA MF, DAH AH, DAL DL, DLH LH, EDW WK, EIN EI, EJU U2, ELY LY, ETD EY, ETH ET, EWE EW, EWG EW, EXS LS, EZS U2,
  EZY U2, FAD F3, FDB FZ, FHY FH, FIA 5F, FIN AY, GFA GF, HKE UO, HVN VN, HYS H4, IBE IB, IGO 6E, ISR 6H, ITY AZ, JAF TB, JAL JL,
  JBU B6, JJA 7C, JNA LJ, JZR J9, KAC KU, KAL KE, KMM KM, KNE XY, KQA KQ, LGL LG, LNI JT, LOG LM, LZB FB, MAS MH, MSR MS, NAX DY,
  NOZ DY, OAL OA, OCN 4Y, PGT PC, QFA QF, QTR QR, RAM AT, RJA RJ, ROT RO, RWD WB, RYR FR, SAA SA, SEH GQ, SEJ SG, SEY HM, SIA SQ,
  SJX JX, SVA SV, SWR LX, SXS XQ, TAR TU, TFL OR, TGW TR, THA TG, THY TK, TKJ VF, TOM BY, TRA HV, TSC TS, TUI X3, TVF TO, TVS QS,
  TWB TW, UAE EK, UAL UA, UZB HY, VJC VJ, VLG VY, VOE V7, VOI Y4, WIF WF, WJA WS, WMT W4, WUK W9, WZZ W6, XAX D7
`;

const designators = new Map(table.split(',').map((pair) => pair.trim().split(' ') as [string, string]));

/** `U2` of `EZY`; undefined of three letters that are no airline we know. */
export const designatorOfIcao = (letters: string): string | undefined => designators.get(letters);
