declare module 'virtual:brand-tokens.css';

declare module '*?page-script' {
  const code: string;
  export default code;
}
