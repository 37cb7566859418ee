/** The package brings no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      dropTables?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
