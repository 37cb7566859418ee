#!/bin/sh
# Files of earlier releases stay for pages that are open: those of this one come beside them. Names hold a hash of the content,
# so that one which is there already is the same; what has not been touched for a month goes.
set -eu
cd /built
for folder in _astro art fonts photos share thumbs; do
  [ -d "$folder" ] || continue
  mkdir -p "/srv/site/$folder"
  cp -R "$folder/." "/srv/site/$folder/"
done
find /srv/site -type f -mtime +30 -delete
exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
