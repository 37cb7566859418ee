/**
 * The structure of a document, from marks in its layout. `tagged()` names a View or a Text; after layout, two invisible nodes
 * around each piece of text open and close its marked content as the page is drawn. What lies between belongs to nobody and is
 * marked as decoration (an artifact), so that nothing on a page is left unexplained.
 */
import type { SafeDocumentNode } from '@react-pdf/layout';
import type PDFDocument from 'pdfkit';

/** Structure types we use (ISO 32000-1, 14.8.4). The first holds other elements, the second text. */
const grouping = ['Document', 'Sect', 'Table', 'THead', 'TBody', 'TR', 'L', 'LI', 'Div'] as const;
const holdingText = ['H1', 'H2', 'H3', 'P', 'TH', 'TD', 'Lbl', 'LBody'] as const;
type StructureType = (typeof grouping)[number] | (typeof holdingText)[number] | 'Artifact';

type Tag = {
  type: StructureType;
  /** Read instead of what is drawn. */
  actual?: string;
};

/**
 * Props that name what is inside: `<Text {...tagged('H2')}>`. Text under no name is a paragraph of its own; what is under
 * `Artifact` is not read at all, such as the number of a page.
 */
export const tagged = (type: StructureType, actual?: string): object => ({ tag: { type, ...(actual ? { actual } : {}) } });

type LaidOut = {
  type: string;
  props?: { tag?: Tag; paint?: () => null };
  box?: { top: number; left: number; width: number; height: number };
  style?: object;
  children?: LaidOut[];
};

const isGrouping = (type: StructureType): boolean => (grouping as readonly string[]).includes(type);

/** Opens and closes marked content while pages are drawn; between, everything is an artifact. */
class Marks {
  readonly #document: PDFDocument;
  #inArtifact = false;

  constructor(document: PDFDocument) {
    this.#document = document;
    const addPage = document.addPage.bind(document);
    document.addPage = (options) => {
      this.#leaveArtifact();
      addPage(options);
      return this.#enterArtifact();
    };
    const end = document.end.bind(document);
    document.end = () => {
      this.#leaveArtifact();
      end();
    };
  }

  #enterArtifact(): PDFDocument {
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#inArtifact = true;
    return this.#document;
  }

  #leaveArtifact(): void {
    if (this.#inArtifact) this.#document.endMarkedContent();
    this.#inArtifact = false;
  }

  open(type: StructureType, element: PDFStructureElement): void {
    this.#leaveArtifact();
    element.add(this.#document.markStructureContent(type));
  }

  close(): void {
    this.#document.endMarkedContent();
    this.#enterArtifact();
  }
}

type PDFStructureElement = ReturnType<PDFDocument['struct']>;
/** Where the walk stands: the element that takes what comes, or nothing is taken. */
type Place = { type: StructureType; element: PDFStructureElement } | 'decoration';

const mark = (paint: () => void): LaidOut => ({
  type: 'CANVAS',
  box: { top: 0, left: 0, width: 1, height: 1 },
  style: {},
  props: {
    paint: () => {
      paint();
      return null;
    },
  },
});

/**
 * Puts the marks into a document that is laid out and about to be drawn on `document`, and builds its structure.
 *
 * @param laidOut changed in place
 */
export function markStructure(laidOut: SafeDocumentNode, document: PDFDocument): void {
  const marks = new Marks(document);
  const root = document.struct('Document');
  document.addStructure(root);
  // A block cut by the end of a page is two nodes with the same props: one element, read in one go.
  const elements = new Map<Tag, PDFStructureElement>();

  const placeOf = (tag: Tag | undefined, above: Place): Place => {
    if (above === 'decoration' || tag?.type === 'Artifact') return 'decoration';
    if (!tag) return above;
    const known = elements.get(tag);
    const element = known ?? document.struct(tag.type, tag.actual ? { actual: tag.actual } : {});
    if (!known) {
      above.element.add(element);
      elements.set(tag, element);
    }
    return { type: tag.type, element };
  };

  const textIn = (place: Exclude<Place, 'decoration'>): Exclude<Place, 'decoration'> => {
    if (!isGrouping(place.type)) return place;
    const element = document.struct('P');
    place.element.add(element);
    return { type: 'P', element };
  };

  const walk = (node: LaidOut, above: Place): LaidOut[] => {
    const place = placeOf(node.props?.tag, above);
    if (node.type === 'TEXT') {
      if (place === 'decoration') return [node];
      const { type, element } = textIn(place);
      return [mark(() => marks.open(type, element)), node, mark(() => marks.close())];
    }
    if (node.children && node.type !== 'SVG') node.children = node.children.flatMap((child) => walk(child, place));
    return [node];
  };

  for (const page of laidOut.children as LaidOut[]) walk(page, { type: 'Document', element: root });
}
