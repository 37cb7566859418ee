/**
 * Airlines by the three letters of ICAO document 8585, under which some print their flights: `EZY2165` is U2 2165. Those that visitors of
 * ours fly with; of a group's airlines all those that sell under one designator. Not ICE, which is a train as well, nor KLM and SAS,
 * which are names: `SAS 78` is read as an airline and its number.
 */
const table = `
  AAL AA, AAR OZ, ABY G9, ACA AC, AEA UX, AEE A3, AFR AF, AIC AI, ASL JU, AUA OS, AVA AV, AWG A2, BAW BA, BEL SN, BTI BT, CCA CA,
  CES MU, CMP CM, CPA CX, CSN CZ, CTN OU, DAH AH, DAL DL, DLH LH, EIN EI, EJU U2, ELY LY, ETD EY, ETH ET, EWG EW, EXS LS, EZS U2, EZY U2,
  FDB FZ, FIA 5F, FIN AY, GFA GF, HVN VN, HYS H4, IBE IB, IGO 6E, ITY AZ, JAF TB, JAL JL, KAC KU, KAL KE, KQA KQ,
  MAS MH, MSR MS, NAX DY, NOZ DY, PGT PC, QTR QR, RAM AT, RJA RJ, ROT RO, RYR FR, SAA SA, SIA SQ, SVA SV, SWR LX, SXS XQ,
  TAR TU, THA TG, THY TK, TOM BY, TRA HV, TUI X3, TVF TO, UAE EK, UAL UA, VLG VY, VOE V7, WMT W4, WUK W9, WZZ W6
`;

const designators = new Map(table.split(',').map((pair) => pair.trim().split(' ') as [string, string]));

/** `U2` of `EZY`; undefined of three letters that are no airline we know. */
export const designatorOfIcao = (letters: string): string | undefined => designators.get(letters);
