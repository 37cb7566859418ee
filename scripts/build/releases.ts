/**
 * Every build is a release of its own, `dist/releases/<commit>-<sources>`, and is never written to again. `dist/current` names the one that
 * is served next; `dist/site`, `dist/server` and `dist/site.json` lead there. A server that runs reads its own release until it ends.
 */
import {
  existsSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../source-files.ts';
import { lastCommit } from './stamp.ts';

const entries = ['site', 'server', 'site.json'];
const stampName = '.stamp';
const unfinished = '.building';

/** Their names hold a hash of their content: pages that are open go on asking for those of their own release. */
const named = '{_astro,art,fonts}/**/*';
/** A page that has been open for longer is loaded anew. */
const openPagesMs = 30 * 24 * 3_600_000;

/** Releases kept to go back to, the current one among them. */
const keptReleases = 4;

const oneHour = 3_600_000;

export type Releases = {
  /** A folder for a build that has begun. What interrupted builds left goes. */
  begin(): string;
  /**
   * Gives a finished build its name, and puts it in the place of the one before, in one step.
   * @param folder the one `begin` gave
   * @param hash of the sources it was built from
   */
  publish(folder: string, hash: string): string;
  /**
   * Goes back to the release before the current one.
   * @returns its name, or nothing when there is none
   */
  goBack(): string | undefined;
  /** Whether the current release was made of these very sources. */
  isBuiltFrom(hash: string): boolean;
};

/** @param dist absolute path of the folder that holds them */
export function releasesIn(dist: string = join(root, 'dist')): Releases {
  const folder = join(dist, 'releases');
  let begun = 0;

  const currentName = (): string | undefined =>
    lstatSync(join(dist, 'current'), { throwIfNoEntry: false }) && basename(readlinkSync(join(dist, 'current')));

  /** Releases that were finished, the oldest first. */
  const finished = (): string[] => {
    const madeAt = (name: string) => statSync(join(folder, name, stampName)).mtimeMs;
    return readdirSync(folder)
      .filter((name) => !name.endsWith(unfinished) && existsSync(join(folder, name, stampName)))
      .sort((one, other) => madeAt(one) - madeAt(other));
  };

  /** The same sources built again, for another address perhaps, are another release. */
  const freeName = (wanted: string): string => {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}-${number}`;
      if (!existsSync(join(folder, name))) return name;
    }
  };

  const switchTo = (name: string): void => {
    for (const entry of entries) {
      const path = join(dist, entry);
      const before = lstatSync(path, { throwIfNoEntry: false });
      if (before?.isSymbolicLink()) continue;
      // Before there were releases the build stood here itself.
      if (before) rmSync(path, { recursive: true });
      symlinkSync(join('current', entry), path);
    }
    const arriving = join(dist, `current.${process.pid}`);
    rmSync(arriving, { force: true });
    symlinkSync(join('releases', name), arriving);
    renameSync(arriving, join(dist, 'current'));
  };

  return {
    begin() {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (name.endsWith(unfinished) && Date.now() - statSync(path).mtimeMs > oneHour) rmSync(path, { recursive: true });
      }
      begun += 1;
      const building = join(folder, `${process.pid}-${Date.now()}-${begun}${unfinished}`);
      mkdirSync(building);
      return building;
    },
    publish(building, hash) {
      keepAssets(join(dist, 'current/site'), join(building, 'site'));
      writeFileSync(join(building, stampName), hash);
      const name = freeName(`${lastCommit()?.commit ?? 'local'}-${hash.slice(0, 8)}`);
      renameSync(building, join(folder, name));
      switchTo(name);
      for (const old of finished().slice(0, -keptReleases)) if (old !== name) rmSync(join(folder, old), { recursive: true });
      return name;
    },
    goBack() {
      const names = finished();
      const before = names[names.indexOf(currentName() ?? '') - 1];
      if (before) switchTo(before);
      return before;
    },
    isBuiltFrom(hash) {
      const stamp = join(dist, 'current', stampName);
      return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
    },
  };
}

/** Links into a new release what the one before has and it has not, so that a page which is open finds what it was built with. */
function keepAssets(before: string, site: string): void {
  if (!existsSync(before)) return;
  for (const file of globSync(named, { cwd: before })) {
    const from = join(before, file);
    const to = join(site, file);
    const stats = statSync(from);
    if (!stats.isFile() || existsSync(to) || Date.now() - stats.mtimeMs > openPagesMs) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkSync(from, to);
  }
}
