// Packages such as React choose their fast half by this when they are first loaded: hence before anything else is.
process.env.NODE_ENV ??= 'production';
await import('../../server/main.ts');

export {};
