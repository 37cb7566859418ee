// React and other packages choose their production build by this when they are loaded: hence it is set before anything is.
process.env.NODE_ENV ??= 'production';
await import('../../server/main.ts');

export {};
