import { linksCheck } from './scripts/checks/links.ts';
for (const p of linksCheck.run()) console.log(p);
for (const f of ['letters','weight','share','alike','content','words','addresses','exports','zones','sizes','docs','html','colours','picture-weight']) { try { const m = await import(`./scripts/checks/${f}.ts`); for (const [k,c] of Object.entries(m)) if (k.endsWith('Check')) { const r = await c.run(); console.log(f, r.slice(0,12)); } } catch(e) { console.log(f, e.message.slice(0,200)); } }
