/** The part of PDFKit 0.20 that is used here; the package brings no types. */
declare module 'pdfkit' {
  type StructureContent = { refs: object[] };
  type StructureElement = { add(child: StructureElement | StructureContent): StructureElement };

  export default class PDFDocument {
    constructor(options: {
      pdfVersion: '1.7';
      tagged: boolean;
      lang: string;
      displayTitle: boolean;
      autoFirstPage: boolean;
      info: Record<string, string | Date>;
    });
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'end', listener: () => void): this;
    addPage(options?: object): PDFDocument;
    end(): void;
    markContent(tag: string, options?: { type?: string }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    text(text: string, x: number, y: number, options: { lineBreak: boolean }): this;
    widthOfString(text: string): number;
    struct(type: string, options?: { actual?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    /** The root of the file. It has preferences for viewers where the title is displayed; texts in them are written as names. */
    _root: { data: { ViewerPreferences: { data: Record<string, string | boolean> } } };
  }
}
